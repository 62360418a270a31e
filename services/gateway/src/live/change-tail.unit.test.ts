import { type ChangeTailParts, createChangeTail } from './change-tail';

type Tailed = Awaited<ReturnType<ChangeTailParts['ask']>>;

const changeAt = (sequence: number): Tailed['changes'][number] => ({
  sequence,
  gardenerId: 'ada',
  kind: 'garden',
  id: 'bed',
  by: `request-${sequence}`,
});

/** A log that a test writes, and whose questions it lets fail. */
function setUp() {
  const heard: number[] = [];
  const asked: (number | undefined)[] = [];
  const shownOf: (number | undefined)[] = [];
  const again: [sequence: number, isLate: boolean][] = [];
  const world = { now: 0 };
  const pauses: number[] = [];
  const answers: (Tailed | Error)[] = [];
  let restored = 0;
  let wake = () => {};
  const tail = createChangeTail({
    async ask({ after, shown }) {
      asked.push(after);
      shownOf.push(shown);
      while (answers.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer;
      return answer;
    },
    onShown: ({ sequence }, isLate) => again.push([sequence, isLate]),
    lateMs: 1_000,
    clock: () => world.now,
    onChanges: (changes) => heard.push(...changes.map(({ sequence }) => sequence)),
    onRestored: () => {
      restored += 1;
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 0.5,
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...{ tail, heard, asked, shownOf, again, world, pauses },
    restored: () => restored,
    async answer(...next: (Tailed | Error)[]) {
      answers.push(...next);
      wake();
      await settled();
    },
  };
}

describe('the end of the log', () => {
  it('EDT-4 is followed from where it is when the first listener comes, one question after the other', async () => {
    const { tail, heard, asked, answer } = setUp();
    const started = tail.start();
    await answer({ changes: [], position: 7 });
    await started;
    await tail.start();
    await answer({ changes: [changeAt(8)], position: 8 }, { changes: [], position: 9 });
    expect({ heard, asked }).toEqual({ heard: [8], asked: [undefined, 7, 8, 9] });
  });

  it('EDT-4 is followed on from the same place after questions that failed, with growing pauses', async () => {
    const { tail, heard, asked, pauses, answer } = setUp();
    const started = tail.start();
    await answer({ changes: [], position: 7 }, new Error('down'), new Error('down'), new Error('down'));
    await started;
    await answer({ changes: [changeAt(8), changeAt(9)], position: 9 });
    expect({ heard, asked, pauses }).toEqual({
      heard: [8, 9],
      asked: [undefined, 7, 7, 7, 7, 9],
      pauses: [10, 50, 100, 200],
    });
  });

  it('EDT-4 is not known where the first question fails, and whoever waits is told so', async () => {
    const { tail, answer } = setUp();
    const started = expect(tail.start()).rejects.toThrow('down');
    await answer(new Error('down'));
    await started;
    const again = tail.start();
    await answer({ changes: [], position: 1 });
    await again;
  });

  it('EDT-4 that is before where it was is of another log', async () => {
    const { tail, heard, restored, answer } = setUp();
    void tail.start();
    await answer(
      { changes: [], position: 7 },
      { changes: [], position: 3 },
      { changes: [changeAt(4)], position: 4 },
    );
    expect({ heard, restored: restored() }).toEqual({ heard: [4], restored: 1 });
  });

  it('EDT-4 is not asked for while nobody listens, and begins where it is then', async () => {
    const { tail, heard, asked, answer } = setUp();
    void tail.start();
    await answer({ changes: [], position: 7 });
    tail.stop();
    await answer({ changes: [], position: 7 });
    expect(asked).toEqual([undefined, 7]);
    void tail.start();
    await answer({ changes: [], position: 20 });
    expect({ heard, asked }).toEqual({ heard: [], asked: [undefined, 7, undefined, 20] });
  });

  /** As the tracking service answers: up to where it is told, and shown. */
  const ahead = (changes: number[], position: number, shown: number[], shownTo: number): Tailed => ({
    ...{ changes: changes.map(changeAt), position },
    shown: { changes: shown.map(changeAt), position: shownTo },
  });

  it('EDT-4 is told ahead of the read models, once, and again only where these are late', async () => {
    const { tail, heard, asked, shownOf, again, world, answer } = setUp();
    void tail.start();
    await answer({ changes: [], position: 7 }, ahead([8], 8, [], 7), ahead([9], 9, [8], 8));
    expect({ heard, again, told: tail.told() }).toEqual({ heard: [8, 9], again: [[8, false]], told: 9 });
    world.now = 1_000;
    await answer(ahead([10], 10, [9], 9), ahead([], 10, [10], 10));
    expect(again.slice(1)).toEqual([
      [9, true],
      [10, false],
    ]);
    expect({ heard, asked, shownOf }).toEqual({
      heard: [8, 9, 10],
      asked: [undefined, 7, 8, 9, 10, 10],
      shownOf: [undefined, 7, 7, 8, 9, 10],
    });
  });

  it('EDT-4 is asked for again from where all was shown, where an earlier release answers in between', async () => {
    const { tail, heard, asked, again, restored, answer } = setUp();
    void tail.start();
    await answer(
      { changes: [], position: 7 },
      ahead([8, 9], 9, [], 7),
      // It shows up to 8 and was asked for what comes after 9.
      { changes: [], position: 8 },
      { changes: [changeAt(8)], position: 8 },
      ahead([9, 10], 10, [], 9),
    );
    expect({ heard, asked, again, restored: restored() }).toEqual({
      heard: [8, 9, 10],
      asked: [undefined, 7, 9, 7, 8, 10],
      again: [
        [8, false],
        [9, false],
      ],
      restored: 0,
    });
  });

  it('EDT-4 is of another log where a read model shows less than it did', async () => {
    const { tail, restored, again, answer } = setUp();
    void tail.start();
    await answer({ changes: [], position: 7 }, ahead([], 7, [], 5), ahead([], 7, [6, 7], 7));
    expect({ restored: restored(), again }).toEqual({
      restored: 1,
      again: [
        [6, false],
        [7, false],
      ],
    });
  });
});

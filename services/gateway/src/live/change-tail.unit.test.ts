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
  const pauses: number[] = [];
  const answers: (Tailed | Error)[] = [];
  let restored = 0;
  let wake = () => {};
  const tail = createChangeTail({
    async ask(after) {
      asked.push(after);
      while (answers.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      const answer = answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer;
      return answer;
    },
    onChanges: (changes) => heard.push(...changes.map(({ sequence }) => sequence)),
    onRestored: () => {
      restored += 1;
    },
    pause: async (milliseconds) => void pauses.push(milliseconds),
    random: () => 0.5,
  });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    ...{ tail, heard, asked, pauses },
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
});

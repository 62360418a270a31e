import { MAX_WAITING, StreamQueues, turnWithin } from './stream-queues';

const ANSWER_MS = 3_000;

/** Work that ends when it is told to. */
function openWork() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the queues of streams', () => {
  it('do the work on one stream in the order in which it came, one at a time', async () => {
    const queues = new StreamQueues(ANSWER_MS);
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await settled();
      seen.push(`${name} ends`);
      return name;
    };
    const names = ['a', 'b', 'c'];
    const done = await Promise.all(names.map((name) => queues.inTurn('bed', work(name))));
    expect(done).toEqual(names);
    expect(seen).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  });

  it('do not let one stream wait for another', async () => {
    const queues = new StreamQueues(ANSWER_MS);
    const { work, end } = openWork();
    const held = queues.inTurn('bed', work);
    expect(await queues.inTurn('other', async () => 'done')).toBe('done');
    end();
    await held;
  });

  it('go on after work that failed', async () => {
    const queues = new StreamQueues(ANSWER_MS);
    const failing = queues.inTurn('bed', () => Promise.reject(new Error('the disk is full')));
    const next = queues.inTurn('bed', async () => 'done');
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await next).toBe('done');
  });

  it('refuse at once what would be one too many, and take more when there is room again', async () => {
    const queues = new StreamQueues(ANSWER_MS);
    const { work, end } = openWork();
    const taken = Array.from({ length: 1 + MAX_WAITING }, () => queues.inTurn('bed', work));
    const tooMany = queues.inTurn('bed', work);
    await expect(tooMany).rejects.toMatchObject({ code: 'contended-stream', stream: 'bed' });
    end();
    await Promise.all(taken);
    expect(await queues.inTurn('bed', async () => 'done')).toBe('done');
  });

  it('refuse, without doing it, what waited too long', async () => {
    let time = 0;
    const queues = new StreamQueues(ANSWER_MS, () => time);
    const { work, end } = openWork();
    const held = queues.inTurn('bed', work);
    const late = jest.fn(async () => undefined);
    const refused = queues.inTurn('bed', late);
    await settled();
    time = turnWithin(ANSWER_MS) + 1;
    end();
    await expect(refused).rejects.toMatchObject({ code: 'contended-stream' });
    expect(late).not.toHaveBeenCalled();
    await held;
  });
});

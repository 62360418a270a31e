import { type ChangesSince, StreamRefusedError } from '@planted/api-client/follow-changes';
import type { LiveEvent } from './live-event';
import { createLiveTab } from './live-tab';

const BED = { kind: 'garden', id: 'bed', by: 'elsewhere' };

/** The locks of one browser, as far as they are used. */
function createLocks() {
  let held: Promise<unknown> | undefined;
  const request = async (
    _name: string,
    { ifAvailable, signal }: LockOptions,
    work: (lock: object | null) => Promise<unknown>,
  ): Promise<unknown> => {
    if (held && ifAvailable) return work(null);
    while (held) {
      await Promise.race([held, new Promise((resolve) => signal?.addEventListener('abort', resolve))]);
      if (signal?.aborted) throw signal.reason;
    }
    held = Promise.resolve(work({})).finally(() => {
      held = undefined;
    });
    return held;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

/** Tabs of one browser, with a server that a test speaks for. */
function createBrowser({ hasLocks = true } = {}) {
  const locks = hasLocks ? createLocks() : undefined;
  const targets: EventTarget[] = [];
  const streams: { since: ChangesSince; say: (event: LiveEvent) => void; end: (error?: Error) => void }[] =
    [];
  const pauses: number[] = [];
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const openTab = (gardenerId = 'ada') => {
    const own = new EventTarget();
    targets.push(own);
    const heard: unknown[] = [];
    const refused: string[] = [];
    const leaving = new AbortController();
    const tab = createLiveTab({
      locks,
      channel: {
        postMessage: (data: unknown) => {
          for (const other of targets.filter((one) => one !== own))
            other.dispatchEvent(new MessageEvent('message', { data }));
        },
        addEventListener: own.addEventListener.bind(own),
      },
      listen: (since, say, signal) =>
        new Promise((resolve, reject) => {
          const stream = { since, say, end: (error?: Error) => (error ? reject(error) : resolve()) };
          streams.push(stream);
          signal.addEventListener('abort', () => {
            streams.splice(streams.indexOf(stream), 1);
            reject(signal.reason);
          });
        }),
      onChanges: (changes) => heard.push(changes),
      onNotSignedIn: () => refused.push(gardenerId),
      age: () => 4,
      wait: async (milliseconds) => {
        pauses.push(milliseconds);
        await settled();
      },
      random: () => 0.5,
    });
    void tab.run(gardenerId, leaving.signal);
    return {
      heard,
      refused,
      leave: () => leaving.abort(),
      run: (signal: AbortSignal) => tab.run(gardenerId, signal),
    };
  };
  return { openTab, streams, pauses, settled };
}

describe('the tabs of a browser', () => {
  it('EDT-4 share one stream: the first listens, the others catch up once and are told', async () => {
    const { openTab, streams, settled } = createBrowser();
    const one = openTab();
    await settled();
    streams[0]?.say({ type: 'ready', position: 7 });
    const other = openTab();
    await settled();
    expect(streams.map(({ since }) => since)).toEqual([{ seconds: 4 }, { seconds: 4 }]);
    streams[1]?.say({ type: 'changed', change: BED });
    streams[1]?.say({ type: 'ready', position: 7 });
    await settled();
    expect(streams).toHaveLength(1);
    streams[0]?.say({ type: 'changed', change: BED, position: 8 });
    expect([one.heard, other.heard]).toEqual([[[BED]], [[BED], [BED]]]);
  });

  it('EDT-4 hand over: the next one goes on where the browser was', async () => {
    const { openTab, streams, settled } = createBrowser();
    const one = openTab();
    await settled();
    const other = openTab();
    await settled();
    streams[1]?.say({ type: 'ready', position: 7 });
    streams[0]?.say({ type: 'changed', change: BED, position: 9 });
    one.leave();
    await settled();
    expect(streams.map(({ since }) => since)).toEqual([{ after: 9 }]);
    streams[0]?.say({ type: 'everything' });
    expect(other.heard).toEqual([[BED], 'everything']);
    // In the background it follows nothing, and is told all the same.
    expect(one.heard).toEqual([[BED], 'everything']);
  });

  it('EDT-4 of different gardeners hear nothing of each other', async () => {
    const { openTab, streams, settled } = createBrowser({ hasLocks: false });
    const [ada, grace] = [openTab('ada'), openTab('grace')];
    await settled();
    streams[0]?.say({ type: 'changed', change: BED, position: 9 });
    expect([ada.heard, grace.heard]).toEqual([[[BED]], []]);
  });

  it('EDT-4 have a stream each where the browser has no locks', async () => {
    const { openTab, streams, settled } = createBrowser({ hasLocks: false });
    openTab();
    openTab();
    await settled();
    expect(streams).toHaveLength(2);
  });

  it('EDT-4 ask again where they were: soon after an end in order, with growing pauses after failures', async () => {
    const { openTab, streams, pauses, settled } = createBrowser();
    const { refused } = openTab();
    await settled();
    streams[0]?.say({ type: 'ready', position: 7 });
    streams[0]?.end();
    await settled();
    await settled();
    const gone = [new TypeError('Failed to fetch'), new StreamRefusedError(429), new StreamRefusedError(401)];
    for (const [at, error] of gone.entries()) {
      streams[at + 1]?.end(error);
      await settled();
      await settled();
    }
    expect(pauses).toEqual([1000, 750, 1500, 3000]);
    expect(refused).toEqual(['ada']);
    expect(new Set(streams.slice(1).map(({ since }) => JSON.stringify(since)))).toEqual(
      new Set(['{"after":7}']),
    );
  });
});

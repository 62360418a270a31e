import { keepTicking } from './keep-ticking';
import {
  createSessionKeeper,
  type RefreshAnswer,
  type SessionKeeperParts,
  SessionOutOfReachError,
} from './session-keeper';

const HOUR = 3_600_000;
const refreshed: RefreshAnswer = { kind: 'refreshed', goodFor: HOUR };
const noAnswer: RefreshAnswer = { kind: 'no-answer' };

/** A browser whose session is good for so many seconds; its clock stands still but for what is waited. */
function browserWith(secondsLeft: number | undefined, answers: RefreshAnswer[] = [refreshed]) {
  let now = 1_800_000_000_000;
  let end = secondsLeft === undefined ? undefined : now + secondsLeft * 1000;
  let turn: Promise<void> = Promise.resolve();
  const asked: string[] = [];
  const waited: number[] = [];
  const parts: SessionKeeperParts = {
    url: '/refresh',
    key: 'session',
    clock: () => now,
    wait: async (milliseconds) => {
      waited.push(milliseconds);
      now += milliseconds;
    },
    endOf: () => end,
    noteEnd: (_, until) => {
      end = until;
    },
    forget: () => {
      end = undefined;
    },
    alone: (_, work) => (turn = turn.then(work)),
    refresh: async (url) => {
      asked.push(url);
      return answers.length > 1 ? (answers.shift() ?? noAnswer) : (answers[0] ?? noAnswer);
    },
    isOffline: () => false,
  };
  const left = () => (end === undefined ? undefined : (end - now) / 1000);
  return { parts, asked, waited, left, endNow: () => end };
}

describe('the session of a browser', () => {
  it.each([
    [121, 0],
    [120, 0],
    [119.999, 1],
    [90, 1],
    [-5, 1],
  ])(
    'AUTH-10 with %d s left is refreshed %d times by a tick: 3 ticks of 30 s or less',
    async (left, times) => {
      const { parts, asked } = browserWith(left);
      await createSessionKeeper(parts).tick();
      expect(asked.length).toBe(times);
    },
  );

  it.each([
    [90, 0],
    [89.999, 1],
    [-5, 1],
  ])(
    'AUTH-10 with %d s left is refreshed %d times before a call: its margin is 90 s',
    async (seconds, times) => {
      const { parts, asked, left } = browserWith(seconds);
      await createSessionKeeper(parts).freshen();
      expect([asked.length, left()]).toEqual([times, times === 1 ? 3600 : seconds]);
    },
  );

  it('AUTH-10 gives up at once without a network, and keeps the session', async () => {
    const { parts, asked, waited, left } = browserWith(60, [noAnswer]);
    const keeper = createSessionKeeper({ ...parts, isOffline: () => true });
    await expect(keeper.freshen()).rejects.toThrow(SessionOutOfReachError);
    expect({ asked: asked.length, waited, left: left() }).toEqual({ asked: 1, waited: [], left: 60 });
  });

  it('AUTH-10 asks nothing where there is none', async () => {
    const { parts, asked } = browserWith(undefined);
    const keeper = createSessionKeeper(parts);
    await Promise.all([keeper.tick(), keeper.freshen(), keeper.renewAfter(0)]);
    expect(asked).toEqual([]);
  });

  it('AUTH-10 is tried again after 200 ms, then after twice as long each time', async () => {
    const { parts, waited, left } = browserWith(60, [noAnswer, noAnswer, noAnswer, noAnswer, refreshed]);
    await createSessionKeeper(parts).tick();
    expect(waited).toEqual([200, 400, 800, 1600]);
    expect(left()).toBe(3600);
  });

  it('AUTH-10 that cannot be refreshed is kept until the next tick', async () => {
    const { parts, waited, left } = browserWith(60, [noAnswer]);
    await expect(createSessionKeeper(parts).tick()).rejects.toThrow(SessionOutOfReachError);
    expect(waited).toEqual([200, 400, 800, 1600, 3200, 6400, 12_800]);
    expect(left()).toBeDefined();
  });

  it('AUTH-10 is removed when the server reports that it has ended, without another try', async () => {
    const { parts, asked, left } = browserWith(60, [{ kind: 'ended' }]);
    await createSessionKeeper(parts).tick();
    expect([asked.length, left()]).toEqual([1, undefined]);
  });

  it('AUTH-10 is refreshed by one tab only, however many want it', async () => {
    const { parts, asked } = browserWith(60);
    const tabs = Array.from({ length: 8 }, () => createSessionKeeper(parts));
    await Promise.all(tabs.map((tab) => tab.tick()));
    expect(asked.length).toBe(1);
  });

  it('AUTH-10 is refreshed once after a refusal, unless another tab did so meanwhile', async () => {
    const { parts, asked, endNow } = browserWith(3000);
    const keeper = createSessionKeeper(parts);
    const end = endNow() ?? 0;
    await Promise.all([keeper.renewAfter(end), keeper.renewAfter(end)]);
    expect(asked.length).toBe(1);
  });

  it.each([{ url: '' }, { key: '' }])('AUTH-10 is not kept without a URL or key: %j', (missing) => {
    expect(() => createSessionKeeper({ ...browserWith(60).parts, ...missing })).toThrow('is required');
  });
});

describe('ticking', () => {
  function page() {
    let visible = true;
    let ticks = 0;
    let listener = () => {};
    const clocks = new Set<() => void>();
    const stop = keepTicking({
      keeper: { tick: async () => void (ticks += 1) },
      isVisible: () => visible,
      onVisibility: (changed) => {
        listener = changed;
        return () => void (listener = () => {});
      },
      every: (milliseconds, act) => {
        expect(milliseconds).toBe(30_000);
        clocks.add(act);
        return () => void clocks.delete(act);
      },
    });
    const show = (next: boolean) => {
      visible = next;
      listener();
    };
    return { stop, show, pass: () => clocks.forEach((act) => act()), ticks: () => ticks };
  }

  it('AUTH-10 begins at once, continues every 30 s, and rests while the page is hidden', () => {
    const { pass, ticks, show, stop } = page();
    expect(ticks()).toBe(1);
    pass();
    expect(ticks()).toBe(2);
    show(false);
    pass();
    expect(ticks()).toBe(2);
    show(true);
    show(true);
    expect(ticks()).toBe(3);
    pass();
    expect(ticks()).toBe(4);
    stop();
    pass();
    show(false);
    show(true);
    expect(ticks()).toBe(4);
  });
});

import { installHabits } from './install-habits';
import { installWay } from './install-way';

const DAY = 86_400_000;

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

/** A device that someone comes back to, each time in a tab of its own. */
function device() {
  const storage = memory();
  const state = { now: DAY };
  const visit = () => {
    const habits = installHabits({ device: () => storage, tab: visit.tab, now: () => state.now });
    habits.countVisit();
    return habits;
  };
  visit.tab = () => memory();
  return { visit, state, storage };
}

describe('the offer to install', () => {
  it('FLD-1 is made from the third visit on, and never before', () => {
    const { visit } = device();
    expect([visit().isDue(), visit().isDue(), visit().isDue(), visit().isDue()]).toEqual([
      ...[false, false, true, true],
    ]);
  });

  it('FLD-1 counts a tab once, however many pages it opens', () => {
    const { visit } = device();
    const tab = memory();
    visit.tab = () => tab;
    visit();
    visit();
    expect(visit().isDue()).toBe(false);
  });

  it('FLD-1 is not made for 90 days after Not now', () => {
    const { visit, state } = device();
    visit();
    visit();
    visit().notNow();
    expect(visit().isDue()).toBe(false);
    state.now += 90 * DAY - 1;
    expect(visit().isDue()).toBe(false);
    state.now += 1;
    expect(visit().isDue()).toBe(true);
  });

  it('is never made where the browser keeps nothing', () => {
    const denied = () => {
      throw new Error('denied');
    };
    const habits = installHabits({ device: denied, tab: denied, now: () => 0 });
    habits.countVisit();
    habits.notNow();
    expect(habits.isDue()).toBe(false);
  });
});

describe('the way to install', () => {
  const android = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/150', maxTouchPoints: 5 };
  const iphone = {
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1) Version/26.1 Safari',
    maxTouchPoints: 5,
  };
  const ipad = {
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X) Version/26.1 Safari',
    maxTouchPoints: 5,
  };
  const mac = { ...ipad, maxTouchPoints: 0 };
  const inChrome = { ...iphone, userAgent: 'Mozilla/5.0 (iPhone) CriOS/150 Safari' };

  it.each([
    ['by the browser’s own question', { ...android, hasPrompt: true }, 'prompt'],
    ['not where the browser has none', { ...android, hasPrompt: false }, 'none'],
    ['in three steps on an iPhone', { ...iphone, hasPrompt: false }, 'steps'],
    ['in three steps on an iPad', { ...ipad, hasPrompt: false }, 'steps'],
    ['not on a Mac', { ...mac, hasPrompt: false }, 'none'],
    ['not in another browser on an iPhone', { ...inChrome, hasPrompt: false }, 'none'],
    ['no more once it is', { ...iphone, hasPrompt: false, isInstalled: true }, 'none'],
  ])('FLD-1 %s', (_how, { isInstalled = false, ...rest }: Partial<Parameters<typeof installWay>[0]>, way) => {
    expect(installWay({ userAgent: '', maxTouchPoints: 0, hasPrompt: false, ...rest, isInstalled })).toBe(
      way,
    );
  });
});

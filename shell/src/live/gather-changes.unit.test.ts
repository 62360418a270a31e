import { GATHER_MS, gatherChanges } from './gather-changes';

const changeOf = (id: string, by: string) => ({ kind: 'garden', id, by });

describe('changes that come together', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const setUp = () => {
    const tell = jest.fn();
    const page = { isAsking: false };
    return { tell, page, gathered: gatherChanges(tell, () => page.isAsking) };
  };
  const named = (...ids: string[]) => ids.map((id) => ({ kind: 'garden', id }));

  it('EDT-4 are told at once when they are the first, and together when they follow', () => {
    const { tell, gathered } = setUp();
    gathered.add([changeOf('bed', 'theirs')]);
    expect(tell.mock.calls).toEqual([[named('bed')]]);
    gathered.add([changeOf('bed', 'again'), changeOf('bed', 'once more')]);
    gathered.add([changeOf('pots', 'theirs')]);
    expect(tell).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(GATHER_MS);
    expect(tell.mock.calls.slice(1)).toEqual([[named('bed', 'pots')]]);
    // Still the time after those; then the next is a first one again.
    gathered.add([changeOf('bed', 'later')]);
    expect(tell).toHaveBeenCalledTimes(2);
    jest.advanceTimersByTime(2 * GATHER_MS);
    gathered.add([changeOf('bed', 'much later')]);
    expect(tell.mock.calls.slice(2)).toEqual([[named('bed')], [named('bed')]]);
    jest.advanceTimersByTime(GATHER_MS);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('EDT-4 are told once, each entity once, without what this page did itself', () => {
    const { tell, page, gathered } = setUp();
    page.isAsking = true;
    gathered.add([changeOf('bed', 'mine'), changeOf('bed', 'theirs'), changeOf('bed', 'again')]);
    gathered.add([changeOf('pots', 'mine')]);
    // The answer to a command may come after the news of it.
    gathered.own('mine');
    page.isAsking = false;
    jest.advanceTimersByTime(GATHER_MS);
    expect(tell.mock.calls).toEqual([[named('bed')]]);
    jest.advanceTimersByTime(GATHER_MS);
    gathered.add([changeOf('bed', 'mine')]);
    jest.advanceTimersByTime(GATHER_MS);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('EDT-4 are everything where one of them is', () => {
    const { tell, page, gathered } = setUp();
    page.isAsking = true;
    gathered.add([changeOf('bed', 'theirs')]);
    gathered.add('everything');
    jest.advanceTimersByTime(GATHER_MS);
    expect(tell.mock.calls).toEqual([['everything']]);
  });
});

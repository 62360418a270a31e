import { GATHER_MS, gatherChanges } from './gather-changes';

const changeOf = (id: string, by: string) => ({ kind: 'garden', id, by });

describe('changes that come together', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('EDT-4 are told once, each entity once, without what this page did itself', () => {
    const tell = jest.fn();
    const gathered = gatherChanges(tell);
    gathered.add([changeOf('bed', 'mine'), changeOf('bed', 'theirs'), changeOf('bed', 'again')]);
    gathered.add([changeOf('pots', 'mine')]);
    // The answer to a command may come after the news of it.
    gathered.own('mine');
    jest.advanceTimersByTime(GATHER_MS);
    expect(tell.mock.calls).toEqual([[[{ kind: 'garden', id: 'bed' }]]]);
    gathered.add([changeOf('bed', 'mine')]);
    jest.advanceTimersByTime(GATHER_MS);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('EDT-4 are everything where one of them is', () => {
    const tell = jest.fn();
    const gathered = gatherChanges(tell);
    gathered.add([changeOf('bed', 'theirs')]);
    gathered.add('everything');
    jest.advanceTimersByTime(GATHER_MS);
    expect(tell.mock.calls).toEqual([['everything']]);
  });
});

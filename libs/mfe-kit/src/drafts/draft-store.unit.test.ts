import { memoryDrafts } from '../testing/memory-drafts';
import { createDraftStorage } from './draft-storage';
import { createDraftStore } from './draft-store';
import { createOwnedDrafts } from './owned-drafts';

interface Bed {
  readonly cells: number;
}

function parseBed(value: unknown): Bed {
  if (typeof value !== 'object' || value === null || !('cells' in value) || typeof value.cells !== 'number') {
    throw new Error('not a bed');
  }
  return { cells: value.cells };
}

const guest = { current: () => null, onSignIn: () => () => {} };
const inMemory = () => {
  const storage = memoryDrafts();
  return { ...createOwnedDrafts(storage, guest), kept: storage.kept };
};

describe('a draft', () => {
  it('is found again after a reload', async () => {
    const storage = inMemory();
    const before = createDraftStore({ key: 'bed', version: 1, parse: parseBed }, storage);
    before.save({ cells: 12 });
    await before.flush();
    const after = createDraftStore({ key: 'bed', version: 1, parse: parseBed }, storage);
    expect(await after.load()).toMatchObject({ status: 'found', value: { cells: 12 } });
  });

  it('is written once for a burst of changes, with the last of them', async () => {
    jest.useFakeTimers();
    const storage = inMemory();
    const write = jest.spyOn(storage, 'set');
    const draft = createDraftStore({ key: 'bed', version: 1, parse: parseBed, debounceMs: 400 }, storage);
    for (const cells of [1, 2, 3]) draft.save({ cells });
    jest.advanceTimersByTime(399);
    expect(write).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(write).toHaveBeenCalledTimes(1);
    expect(storage.kept.get('bed')).toMatchObject({ value: { cells: 3 } });
    jest.useRealTimers();
  });

  it('that is waiting to be written is what load finds', async () => {
    const draft = createDraftStore({ key: 'bed', version: 1, parse: parseBed }, inMemory());
    draft.save({ cells: 5 });
    expect(await draft.load()).toMatchObject({ status: 'found', value: { cells: 5 } });
  });

  it('is gone after clear, also the part that was waiting', async () => {
    const draft = createDraftStore({ key: 'bed', version: 1, parse: parseBed }, inMemory());
    draft.save({ cells: 5 });
    await draft.clear();
    expect(await draft.load()).toEqual({ status: 'none' });
  });

  it.each([
    ['is no draft at all', 'rubbish'],
    ['holds something else', { version: 1, savedAt: 1, value: { rows: 3 } }],
    ['has a version that is no number', { version: '1', savedAt: 1, value: { cells: 3 } }],
  ])('that %s is unreadable, kept, and no longer loaded', async (_what, stored) => {
    const storage = inMemory();
    storage.kept.set('bed', stored);
    const draft = createDraftStore({ key: 'bed', version: 1, parse: parseBed }, storage);
    expect(await draft.load()).toEqual({ status: 'set-aside', reason: 'damaged' });
    expect(storage.kept.get('bed.set-aside')).toEqual({ reason: 'damaged', stored });
    expect(await draft.load()).toEqual({ status: 'none' });
  });

  it('of an older version is migrated where there is a way', async () => {
    const storage = inMemory();
    storage.kept.set('bed', { version: 1, savedAt: 1, value: 7 });
    const migrate = (value: unknown) => ({ cells: value });
    const draft = createDraftStore({ key: 'bed', version: 2, parse: parseBed, migrate }, storage);
    expect(await draft.load()).toMatchObject({ status: 'found', value: { cells: 7 } });
  });

  it.each([
    [1, 2, 'older'],
    [3, 2, 'newer'],
  ])('of version %d is unreadable for version %d as %s', async (stored, current, reason) => {
    const storage = inMemory();
    storage.kept.set('bed', { version: stored, savedAt: 1, value: { cells: 3 } });
    const draft = createDraftStore({ key: 'bed', version: current, parse: parseBed }, storage);
    expect(await draft.load()).toEqual({ status: 'set-aside', reason });
  });
});

describe('where the browser denies storage', () => {
  it('drafts live in memory, and one alert is shown', async () => {
    const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
    const told: unknown[] = [];
    const storage = createDraftStorage({
      durable: { get: denied, set: denied, remove: denied, names: denied, replace: denied },
      onDenied: (cause) => told.push(cause),
    });
    const drafts = createOwnedDrafts(storage, guest);
    const draft = createDraftStore({ key: 'bed', version: 1, parse: parseBed }, drafts);
    draft.save({ cells: 4 });
    await draft.flush();
    expect(await draft.load()).toMatchObject({ status: 'found', value: { cells: 4 } });
    expect(told).toHaveLength(1);
  });

  it('a draft written before the denial is not lost', async () => {
    const kept = memoryDrafts();
    let full = false;
    const storage = createDraftStorage({
      durable: {
        ...kept,
        get: (key) => (full ? Promise.reject(new Error('gone')) : kept.get(key)),
      },
      onDenied: () => {},
    });
    const drafts = createOwnedDrafts(storage, guest);
    const draft = createDraftStore({ key: 'bed', version: 1, parse: parseBed }, drafts);
    draft.save({ cells: 9 });
    await draft.flush();
    full = true;
    expect(await draft.load()).toMatchObject({ status: 'found', value: { cells: 9 } });
  });
});

import { guestSession, loadingSession, type Session, signedInSession } from '../session/session';
import { createStore } from '../store';
import { memoryDrafts } from '../testing/memory-drafts';
import { adoptDrafts } from './adopt-drafts';
import { createDraftLink, type DraftConflict } from './draft-link';
import { createDraftOwner } from './draft-owner';
import type { DraftStorage } from './draft-stores';
import { createDraftStore, type DraftStore, provideDraftLinks } from './draft-store';
import { createOwnedDrafts } from './owned-drafts';

const ada = signedInSession({ id: 'ada', given_name: 'Ada', profile_picture_url: null });
const bruno = signedInSession({ id: 'bruno', given_name: 'Bruno', profile_picture_url: null });
const unreachable: Session = { status: 'guest', user: null, error: new TypeError('Failed to fetch') };

/** One browser, in which pages are opened one after the other. */
function aBrowser(storage: DraftStorage = memoryDrafts()) {
  const remembered = new Map<string, string>();
  let hasSession = false;
  const page = (first: Session) => {
    hasSession ||= first.user !== null;
    const session = createStore<Session>(first);
    const owner = createDraftOwner({
      session,
      mayHaveSession: () => hasSession,
      storage: () => ({
        getItem: (key) => remembered.get(key) ?? null,
        setItem: (key, value) => void remembered.set(key, value),
      }),
    });
    const drafts = createOwnedDrafts(storage, owner);
    const bed = createDraftStore({ key: 'designer/bed', version: 1, parse: Number }, drafts, () => ({
      announce() {},
      close() {},
    }));
    const become = (next: Session) => {
      hasSession = next.user !== null;
      session.set(next);
    };
    return { bed, become };
  };
  return { page };
}
/** A store in which one act can be held, as a browser's are while it is busy; of reads, what a gardener's say. */
function slowStore(act: 'replace' | 'get') {
  const storage = memoryDrafts();
  let held = Promise.resolve();
  let letGo = () => {};
  return {
    kept: storage.kept,
    storage: {
      ...storage,
      get: async (place: string) => {
        const stored = await storage.get(place);
        if (act === 'get' && place.startsWith('of:')) await held;
        return stored;
      },
      replace: async (...change: Parameters<DraftStorage['replace']>) => {
        if (act === 'replace') await held;
        return storage.replace(...change);
      },
    },
    hold: () => void (held = new Promise((resolve) => (letGo = resolve))),
    letGo: () => letGo(),
  };
}
/** What can happen without what is held has happened: all of it is microtasks. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const keep = async (bed: DraftStore<number>, value: number) => {
  bed.save(value);
  await bed.flush();
};
/** What a page that shows `current` is asked about when it opens the draft. */
const conflictOf = async (bed: DraftStore<number>, current: number): Promise<DraftConflict<number>> => {
  expect(await shown(bed)).toBe(current);
  return new Promise((onConflict) => {
    bed.follow?.({ current: () => current, adopt: () => true, onConflict });
  });
};
const shown = async (bed: DraftStore<number>) => {
  const found = await bed.load();
  return found.status === 'found' ? found.value : found.status;
};

provideDraftLinks(createDraftLink);

describe('the drafts of a browser that several people use', () => {
  it('AUTH-6 a guest’s work is the gardener’s who signs in, and no longer the guest’s', async () => {
    const { bed, become } = aBrowser().page(guestSession);
    await keep(bed, 12);
    become(ada);
    expect(await shown(bed)).toBe(12);
    become(guestSession);
    expect(await shown(bed)).toBe('none');
  });

  it('AUTH-5 nothing of a gardener is shown after they log out, and all of it when they are back', async () => {
    const browser = aBrowser();
    const { bed, become } = browser.page(ada);
    await keep(bed, 12);
    become(guestSession);
    expect(await shown(browser.page(guestSession).bed)).toBe('none');
    become(bruno);
    expect(await shown(bed)).toBe('none');
    become(ada);
    expect(await shown(bed)).toBe(12);
  });

  it('a change that was still waiting when a gardener logged out stays theirs', async () => {
    const { bed, become } = aBrowser().page(ada);
    bed.save(12);
    become(guestSession);
    await bed.flush();
    expect(await shown(bed)).toBe('none');
    become(ada);
    expect(await shown(bed)).toBe(12);
  });

  it.each([
    ['the guest’s', 2, '2100-01-01'],
    ['the gardener’s', 1, '2001-01-01'],
  ])(
    'AUTH-6 of a guest’s and an own draft the newer is opened, %s, and the gardener is asked about the older',
    async (_whose, opened, guestsDay) => {
      const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-05-01'));
      const browser = aBrowser();
      const { bed, become } = browser.page(ada);
      await keep(bed, 1);
      become(guestSession);
      now.mockReturnValue(Date.parse(guestsDay));
      await keep(bed, 2);
      now.mockRestore();
      become(ada);
      expect(await shown(bed)).toBe(opened);
      const asked = await conflictOf(browser.page(ada).bed, opened);
      expect(asked).toEqual({ here: opened, there: 3 - opened, isOfSignIn: true });
    },
  );

  it.each([
    ['is still waiting', 'waits'],
    ['is on its way to the store', 'flushes'],
  ])(
    'PLT-7 a guest’s change that %s at sign-in is the gardener’s, who is asked nothing',
    async (_what, how) => {
      const store = slowStore('replace');
      const { bed, become } = aBrowser(store.storage).page(guestSession);
      const onConflict = jest.fn();
      await bed.load();
      bed.follow?.({ current: () => 2, adopt: () => true, onConflict });
      await keep(bed, 1);
      store.hold();
      bed.save(2);
      const written = how === 'flushes' ? bed.flush() : undefined;
      become(ada);
      await settled();
      store.letGo();
      await (written ?? bed.flush());
      await keep(bed, 3);
      expect(await shown(bed)).toBe(3);
      expect(onConflict).not.toHaveBeenCalled();
      expect([...store.kept.keys()]).toEqual(['of:ada:designer/bed']);
    },
  );

  it('PLT-7 what a gardener keeps while a guest’s draft goes over to them is not replaced by it', async () => {
    const store = slowStore('get');
    const { bed, become } = aBrowser(store.storage).page(guestSession);
    await keep(bed, 1);
    store.hold();
    become(ada);
    await settled();
    const kept = keep(bed, 2);
    await settled();
    store.letGo();
    await kept;
    expect(await shown(bed)).toBe(2);
  });

  it('of two drafts that could not be read both are kept', async () => {
    const storage = memoryDrafts();
    const unreadable = (value: string) => ({ reason: 'damaged', stored: value });
    await storage.set('designer/bed.set-aside', unreadable('guest’s'));
    await storage.set('of:ada:designer/bed.set-aside', unreadable('own'));
    await adoptDrafts(storage, 'ada');
    expect([...storage.kept.values()]).toEqual(
      expect.arrayContaining([unreadable('own'), unreadable('guest’s')]),
    );
    expect([...storage.kept.keys()].every((name) => name.startsWith('of:ada:'))).toBe(true);
  });

  it('an adoption that broke off is ended at the next sign-in, and asks nothing', async () => {
    const storage = memoryDrafts();
    const drawn = { version: 1, savedAt: 1, value: 12, revision: 'first', base: [null] };
    await storage.set('designer/bed', drawn);
    await storage.set('of:ada:designer/bed', drawn);
    await adoptDrafts(storage, 'ada');
    expect([...storage.kept]).toEqual([['of:ada:designer/bed', drawn]]);
  });

  it.each([
    ['while the server has not answered', loadingSession],
    ['while the server cannot be reached', unreachable],
  ])('a gardener’s drafts are there %s', async (_when, session) => {
    const browser = aBrowser();
    await keep(browser.page(ada).bed, 12);
    expect(await shown(browser.page(session).bed)).toBe(12);
  });
});

import { guestSession, type Session, signedInSession } from '../session/session';
import { createStore } from '../store';
import { draftPages } from '../testing/draft-pages';
import { createDraftOwner } from './draft-owner';
import { createDraftStorage } from './draft-storage';
import { createDraftStore } from './draft-store';
import { createOwnedDrafts } from './owned-drafts';

const ada = signedInSession({ id: 'ada', given_name: 'Ada', profile_picture_url: null });

/** Pages of one browser with the drafts that each of them keeps for whoever is there. */
function aBrowser() {
  const browser = draftPages();
  return (first: Session) => {
    const page = browser.open();
    const session = createStore<Session>(first);
    const owner = createDraftOwner({ session, mayHaveSession: () => false, storage: () => localStorage });
    const { store } = page;
    const storage = createDraftStorage({ durable: store, note: store.note, onDenied: () => {} });
    const drafts = createOwnedDrafts(storage, owner);
    const form = createDraftStore({ key: 'manager/journal', version: 1, parse: String }, drafts);
    /** Left when the form has been told to keep the text, and the database does not have it yet. */
    const leaveBefore = (text: string) =>
      page.leaveBefore(() => {
        form.save(text);
        return form.flush();
      });
    return { ...page, drafts, form, leaveBefore, become: session.set };
  };
}

/** Forms and drawings get the events of the real window. */
const tellForms = () => void window.dispatchEvent(new Event('pagehide'));

beforeEach(() => localStorage.clear());

describe('what was typed last before a page was left', () => {
  it.each(['leave', 'hide'] as const)('is restored, whichever listener runs first: %s', async (go) => {
    for (const inOrder of [(steps: (() => void)[]) => steps, (steps: (() => void)[]) => steps.toReversed()]) {
      localStorage.clear();
      const open = aBrowser();
      const { form, holdWrites, ...page } = open(guestSession);
      holdWrites();
      form.save('Two rows');
      for (const step of inOrder([tellForms, () => page[go]()])) step();
      expect(await open(guestSession).form.load()).toMatchObject({ status: 'found', value: 'Two rows' });
    }
  });

  it('is gone where it was sent and forgotten', async () => {
    const open = aBrowser();
    const { form, holdWrites, leave } = open(guestSession);
    form.save('Two rows');
    await form.flush();
    holdWrites();
    form.save('Two rows of carrots');
    void form.flush();
    void form.clear();
    leave();
    expect(await open(guestSession).form.load()).toEqual({ status: 'none' });
  });

  it('AUTH-5 AUTH-6 is a guest’s or that of the gardener who signed in, as all drafts are', async () => {
    const open = aBrowser();
    const guests = open(guestSession);
    guests.leaveBefore('Two rows');
    const adas = open(ada);
    expect(await adas.form.load()).toMatchObject({ value: 'Two rows' });
    adas.leaveBefore('Three rows');
    adas.become(guestSession);
    expect(await open(guestSession).form.load()).toEqual({ status: 'none' });
    expect(await open(ada).form.load()).toMatchObject({ value: 'Three rows' });
  });

  it('a guest’s that was left by another page goes to the gardener who signs in on a page that was open', async () => {
    const open = aBrowser();
    const [first, second] = [open(guestSession), open(guestSession)];
    first.form.save('Two rows');
    await first.form.flush();
    first.leaveBefore('Two rows of carrots');
    second.become(ada);
    expect(await second.form.load()).toMatchObject({ value: 'Two rows of carrots' });
  });

  it('goes with all other drafts of a gardener who deletes their account', async () => {
    const open = aBrowser();
    const adas = open(ada);
    adas.leaveBefore('Two rows');
    const { drafts, form } = open(ada);
    for (const name of await drafts.names()) await drafts.remove(name);
    expect(await form.load()).toEqual({ status: 'none' });
    expect(Object.keys(localStorage).filter((key) => key.includes('ada:'))).toEqual([]);
  });
});

describe('where the database fails half-way', () => {
  it('the next page finds what was changed from then on', async () => {
    const open = aBrowser();
    const { form, refuseWrites, leave } = open(guestSession);
    await form.load();
    refuseWrites();
    for (const text of ['Two rows', 'Two rows of carrots']) {
      form.save(text);
      await form.flush();
    }
    leave();
    expect(await open(guestSession).form.load()).toMatchObject({ value: 'Two rows of carrots' });
  });

  it('a draft that is forgotten after that does not come back', async () => {
    const open = aBrowser();
    const { form, refuseWrites, leave } = open(guestSession);
    form.save('Two rows');
    await form.flush();
    refuseWrites();
    form.save('Two rows of carrots');
    await form.flush();
    await form.clear();
    expect(await form.load()).toEqual({ status: 'none' });
    leave();
    expect(await open(guestSession).form.load()).toEqual({ status: 'none' });
  });

  it('nothing takes the place of what could not be read', async () => {
    const browser = draftPages();
    const before = browser.open();
    await before.store.set('manager/journal', { version: 1, savedAt: 1, value: 'Two rows' });
    const { store, leave } = browser.open();
    const storage = createDraftStorage({
      durable: { ...store, get: () => Promise.reject(new Error('gone')) },
      note: store.note,
      onDenied: () => {},
    });
    expect(await storage.get('manager/journal')).toBeUndefined();
    await storage.set('manager/journal', { version: 1, savedAt: 2, value: 'x' });
    leave();
    expect(await browser.open().store.get('manager/journal')).toMatchObject({ value: 'Two rows' });
  });
});

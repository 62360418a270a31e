import fc from 'fast-check';
import { type DraftPage, draftPages } from '../testing/draft-pages';
import { createDraftLink, type DraftConflict, type DraftLink, type OpenDraftNews } from './draft-link';
import { createDraftStorage } from './draft-storage';
import { createDraftStore, type DraftStore, provideDraftLinks } from './draft-store';
import { createOwnedDrafts } from './owned-drafts';

/** A drawing as the designer keeps it: what is shown, and what undo leads back to. */
interface Drawing {
  readonly shown: readonly number[];
  readonly undo: readonly (readonly number[])[];
}

provideDraftLinks(createDraftLink);

const EMPTY: Drawing = { shown: [], undo: [] };
const KEY = 'designer/in-ground';
const guest = { current: () => null, onSignIn: () => () => {} };
const marksOf = ({ shown, undo }: Drawing) => new Set([shown, ...undo].flat());
const merged = (top: Drawing, under: Drawing): Drawing => ({
  shown: top.shown,
  undo: [...top.undo, ...under.undo, under.shown],
});

/** The pages of one browser, and how they hear of one another. */
function browser() {
  const pages = draftPages();
  const listeners = new Set<(place: string) => void>();
  return {
    ...pages,
    openPage: () => openPage(pages.open(), listeners),
  };
}

type Tab = Awaited<ReturnType<typeof openPage>>;

async function openPage(page: DraftPage, listeners: Set<(place: string) => void>) {
  let isDeaf = false;
  let hold: string[] = [];
  const openNews: OpenDraftNews = (listener) => {
    const hear = (place: string) => (isDeaf ? void hold.push(place) : listener(place));
    listeners.add(hear);
    return {
      announce(place) {
        for (const each of listeners) if (each !== hear) each(place);
      },
      close: () => listeners.delete(hear),
    };
  };
  const storage = createDraftStorage({ durable: page.store, onDenied: (cause) => fail(cause) });
  const draft: DraftStore<Drawing> = createDraftStore(
    { key: KEY, version: 1, parse: (value) => value as Drawing },
    createOwnedDrafts(storage, guest),
    openNews,
  );
  const loaded = await draft.load();
  let drawing = loaded.status === 'found' ? loaded.value : EMPTY;
  let conflict: DraftConflict<Drawing> | undefined;
  let isHeld = false;
  const link = draft.follow?.({
    current: () => drawing,
    adopt(value) {
      if (isHeld) return false;
      drawing = value;
      return true;
    },
    onConflict(found) {
      conflict = found;
    },
  }) as DraftLink<Drawing>;

  return {
    page,
    drawing: () => drawing,
    conflict: () => conflict,
    draw(mark: number) {
      drawing = { shown: [...drawing.shown, mark], undo: [...drawing.undo, drawing.shown] };
      draft.save(drawing);
    },
    /** Holds the mouse down, as while a stroke is drawn. */
    hold: (value: boolean) => {
      isHeld = value;
      return value ? undefined : link.catchUp();
    },
    deafen: () => {
      isDeaf = true;
    },
    async hear() {
      isDeaf = false;
      const missed = hold;
      hold = [];
      if (missed.length > 0) await link.catchUp();
    },
    async answer(keeps: 'here' | 'there') {
      if (!conflict) return;
      const { there } = conflict;
      conflict = undefined;
      drawing = keeps === 'here' ? merged(drawing, there) : merged(there, drawing);
      await link.resolve(drawing);
    },
    close() {
      page.leave();
      link.stop();
    },
  };
}

const settle = () => jest.advanceTimersByTimeAsync(400);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

type Step = readonly [
  tab: number,
  act:
    | ('draw' | 'wait' | 'tick' | 'hold' | 'release' | 'deafen' | 'hear')
    | ('reload' | 'slow' | 'fast' | 'here' | 'there'),
];

/** Decided while what differs was still being stored: the decision was forgotten, and the other tab's drawing took its place. */
const DECIDED_EARLY: readonly Step[] = [
  [1, 'draw'],
  [0, 'draw'],
  [0, 'wait'],
  [0, 'slow'],
  [0, 'draw'],
  [0, 'wait'],
  [0, 'here'],
  [0, 'wait'],
  [1, 'draw'],
  [0, 'wait'],
  [0, 'wait'],
];

const act = fc.oneof(
  { weight: 6, arbitrary: fc.constant('draw' as const) },
  { weight: 3, arbitrary: fc.constant('wait' as const) },
  fc.constantFrom(
    ...(['tick', 'hold', 'release', 'deafen', 'hear', 'reload', 'slow', 'fast', 'here', 'there'] as const),
  ),
);

describe('two tabs with one drawing', () => {
  it('lose nothing in silence, whatever is done in them and whenever each hears of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array<Step>(fc.tuple(fc.integer({ min: 0, max: 1 }), act), { minLength: 4, maxLength: 40 }),
        async (steps) => {
          localStorage.clear();
          const { openPage: open, kept } = browser();
          const tabs: [Tab, Tab] = [await open(), await open()];
          let marks = 0;
          for (const [index, step] of steps) {
            const tab = tabs[index] as Tab;
            if (step === 'draw') tab.draw((marks += 1));
            if (step === 'wait') await settle();
            if (step === 'tick') await jest.advanceTimersByTimeAsync(1);
            if (step === 'hold') await tab.hold(true);
            if (step === 'release') await tab.hold(false);
            if (step === 'deafen') tab.deafen();
            if (step === 'hear') await tab.hear();
            if (step === 'slow') tab.page.holdWrites();
            if (step === 'fast') tab.page.letWrites();
            if (step === 'here' || step === 'there') {
              tab.page.letWrites();
              void tab.answer(step);
              await jest.advanceTimersByTimeAsync(0);
            }
            if (step === 'reload') {
              tab.close();
              tabs[index] = await open();
            }
          }
          await finish(tabs);
          const stored = kept.get(KEY) as { value: Drawing } | undefined;
          const left = [...kept.keys()].filter((name) => name !== KEY);
          expect(marksOf(stored?.value ?? EMPTY)).toEqual(
            new Set(Array.from({ length: marks }, (_, index) => index + 1)),
          );
          expect(left).toEqual([]);
          expect(tabs.map((tab) => tab.drawing())).toEqual(tabs.map(() => stored?.value ?? EMPTY));
          for (const tab of tabs) tab.close();
        },
      ),
      { numRuns: 100, examples: [[[...DECIDED_EARLY]]] },
    );
  });

  /** Everything arrives everywhere, and every question is answered. */
  async function finish(tabs: readonly Tab[]): Promise<void> {
    for (let round = 0; round < 8; round += 1)
      for (const tab of tabs) {
        tab.page.letNoWritesWait();
        await settle();
        await tab.hold(false);
        await tab.hear();
        await settle();
        await tab.answer('here');
        await settle();
      }
  }

  it('show the same as soon as one of them has drawn', async () => {
    const { openPage: open } = browser();
    const [one, other] = [await open(), await open()];
    one.draw(1);
    await settle();
    expect(other.drawing().shown).toEqual([1]);
    other.draw(2);
    await settle();
    expect(one.drawing()).toEqual(other.drawing());
    expect([one.conflict(), other.conflict()]).toEqual([undefined, undefined]);
  });

  it('are both kept where both were drawn in at once, and the stale one is told before it writes', async () => {
    const { openPage: open, kept } = browser();
    const [one, other] = [await open(), await open()];
    other.deafen();
    one.draw(1);
    await settle();
    other.draw(2);
    await settle();
    expect(other.conflict()).toMatchObject({ here: { shown: [2] }, there: { shown: [1] } });
    expect(kept.get(KEY)).toMatchObject({ value: { shown: [1] } });
    await other.hear();
    await other.answer('here');
    await settle();
    expect(one.drawing()).toEqual({ shown: [2], undo: [[], [], [1]] });
  });

  it('are asked about after a reload, too, where the question was not answered', async () => {
    const { openPage: open } = browser();
    const [one, other] = [await open(), await open()];
    other.deafen();
    one.draw(1);
    await settle();
    other.draw(2);
    await settle();
    other.close();
    const again = await open();
    await settle();
    expect(again.conflict()).toMatchObject({ here: { shown: [1] }, there: { shown: [2] } });
    await again.answer('there');
    await settle();
    expect(one.drawing().shown).toEqual([2]);
  });

  it('lose neither what one was closed with before it was written, nor what the other wrote meanwhile', async () => {
    const { openPage: open } = browser();
    const [one, other] = [await open(), await open()];
    one.page.holdWrites();
    one.draw(1);
    await settle();
    other.draw(2);
    await settle();
    one.close();
    const again = await open();
    await settle();
    expect(again.conflict()).toMatchObject({ here: { shown: [2] }, there: { shown: [1] } });
  });

  it('lose nothing when both are closed before anything was written', async () => {
    const { openPage: open } = browser();
    const [one, other] = [await open(), await open()];
    for (const tab of [one, other]) tab.page.holdWrites();
    one.draw(1);
    other.draw(2);
    await settle();
    one.close();
    other.close();
    const again = await open();
    await settle();
    await again.answer('here');
    await settle();
    expect(marksOf(again.drawing())).toEqual(new Set([1, 2]));
  });

  it('go on from a draft of an earlier release, which names no version', async () => {
    const { openPage: open, kept } = browser();
    kept.set(KEY, { version: 1, savedAt: 5, value: { shown: [7], undo: [] } });
    const [one, other] = [await open(), await open()];
    one.draw(8);
    await settle();
    expect([one, other].map((tab) => tab.drawing().shown)).toEqual([
      [7, 8],
      [7, 8],
    ]);
  });
});

import { draftPages } from '../testing/draft-pages';

const BED = 'designer/in-ground';
const drawn = (cells: number, savedAt = cells) => ({ version: 1, savedAt, value: { cells } });
const copies = () => Object.keys(localStorage);

beforeEach(() => localStorage.clear());

describe('a page that is left before the database has its last change', () => {
  it.each(['leave', 'hide'] as const)('loses nothing: %s', async (go) => {
    const browser = draftPages();
    const page = browser.open();
    page.holdWrites();
    void page.store.set(BED, drawn(1));
    page[go]();
    expect(await browser.open().store.get(BED)).toEqual(drawn(1));
    expect(browser.kept.get(BED)).toEqual(drawn(1));
    expect(copies()).toEqual([]);
  });

  it.each(['leave', 'hide'] as const)('loses nothing that is changed after that: %s', async (go) => {
    const browser = draftPages();
    const page = browser.open();
    page.holdWrites();
    page[go]();
    void page.store.set(BED, drawn(1));
    void page.store.set(BED, drawn(2));
    expect(await browser.open().store.get(BED)).toEqual(drawn(2));
  });

  it('keeps what cannot be said in JSON', async () => {
    const browser = draftPages();
    const page = browser.open();
    page.holdWrites();
    const value = { filled: Uint8Array.of(0, 1), plots: new Map([['Bed', new Set([1])]]), of: undefined };
    void page.store.set(BED, { version: 1, savedAt: 1, value });
    page.leave();
    expect(await browser.open().store.get(BED)).toStrictEqual({ version: 1, savedAt: 1, value });
  });

  it('lists the drafts that it backed up', async () => {
    const browser = draftPages();
    const page = browser.open();
    await page.store.set('planter', drawn(1));
    page.holdWrites();
    void page.store.set(BED, drawn(1));
    void page.store.remove('planter');
    page.leave();
    expect(await browser.open().store.names()).toEqual([BED]);
  });

  it('leaves no backup where everything is committed', async () => {
    const page = draftPages().open();
    await page.store.set(BED, drawn(1));
    await page.store.remove('planter');
    page.leave();
    expect(copies()).toEqual([]);
  });

  it('removes its backup once the change is committed', async () => {
    const page = draftPages().open();
    page.holdWrites();
    const writing = page.store.set(BED, drawn(1));
    page.hide();
    expect(copies()).toHaveLength(1);
    page.letWrites();
    await writing;
    expect(copies()).toEqual([]);
  });

  it('keeps the backup of a change that the database refuses', async () => {
    const browser = draftPages();
    const page = browser.open();
    page.refuseWrites();
    await expect(page.store.set(BED, drawn(1))).rejects.toThrow();
    page.leave();
    expect(await browser.open().store.get(BED)).toEqual(drawn(1));
  });

  it('loses nothing where an earlier change is committed', async () => {
    const browser = draftPages();
    const page = browser.open();
    page.holdWrites();
    const writing = page.store.set(BED, drawn(1));
    void page.store.set(BED, drawn(2));
    page.letWrites(1);
    await writing;
    page.leave();
    expect(browser.kept.get(BED)).toEqual(drawn(1));
    expect(await browser.open().store.get(BED)).toEqual(drawn(2));
  });

  it('backs up the last of several changes only', async () => {
    const browser = draftPages();
    const page = browser.open();
    page.holdWrites();
    void page.store.set(BED, drawn(1));
    page.hide();
    page.show();
    void page.store.set(BED, drawn(2));
    page.leave();
    expect(await browser.open().store.get(BED)).toEqual(drawn(2));
  });

  it('keeps what comes after it is shown again for the database alone', async () => {
    const page = draftPages().open();
    page.hide();
    page.show();
    page.holdWrites();
    void page.store.set(BED, drawn(1));
    expect(copies()).toEqual([]);
  });
});

describe('a draft that was removed', () => {
  it('stays removed where the page was left before the database had removed it', async () => {
    const browser = draftPages();
    const page = browser.open();
    await page.store.set(BED, drawn(1));
    page.leaveBefore((store) => store.remove(BED));
    expect(await browser.open().store.get(BED)).toBeUndefined();
    expect(browser.kept.size).toBe(0);
    expect(copies()).toEqual([]);
  });

  it('is not restored from an older backup', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    first.holdWrites();
    void first.store.set(BED, drawn(1));
    first.hide();
    await second.store.remove(BED);
    first.leave();
    expect(await browser.open().store.get(BED)).toBeUndefined();
  });

  it('is not brought back by a page that looks while the database removes it', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    first.leaveBefore((store) => store.set(BED, drawn(1)));
    second.holdWrites();
    void second.store.remove(BED);
    expect(await browser.open().store.get(BED)).toBeUndefined();
  });

  it('is not restored from the backup of the page that removes it', async () => {
    const browser = draftPages();
    const page = browser.open();
    page.holdWrites();
    void page.store.set(BED, drawn(1));
    page.hide();
    page.show();
    const removing = page.store.remove(BED);
    page.letWrites();
    await removing;
    page.leave();
    expect(await browser.open().store.get(BED)).toBeUndefined();
  });

  it('and drawn again is there, though the removal was cut off', async () => {
    const browser = draftPages();
    const page = browser.open();
    page.leaveBefore((store) => store.remove(BED));
    const later = Date.now() + 1;
    await browser.open().store.set(BED, drawn(2, later));
    expect(await browser.open().store.get(BED)).toEqual(drawn(2, later));
  });

  it('stays where it was while the place that it moved to has nothing', async () => {
    const browser = draftPages();
    const page = browser.open();
    await page.store.set(BED, drawn(1));
    page.holdWrites();
    void page.store.set('of:ada:bed', { ...drawn(1), value: new Blob(['no text']) });
    void page.store.remove(BED);
    page.leave();
    expect(await browser.open().store.get(BED)).toEqual(drawn(1));
  });
});

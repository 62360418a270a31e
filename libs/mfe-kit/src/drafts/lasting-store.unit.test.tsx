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

  it('is known by all names that it has left', async () => {
    const browser = draftPages();
    const page = browser.open();
    await page.store.set('planter', drawn(1));
    page.holdWrites();
    void page.store.set(BED, drawn(1));
    void page.store.remove('planter');
    page.leave();
    expect(await browser.open().store.names()).toEqual([BED]);
  });

  it('leaves nothing where all is committed', async () => {
    const page = draftPages().open();
    await page.store.set(BED, drawn(1));
    await page.store.remove('planter');
    page.leave();
    expect(copies()).toEqual([]);
  });

  it('takes its copy back once the change is committed', async () => {
    const page = draftPages().open();
    page.holdWrites();
    const writing = page.store.set(BED, drawn(1));
    page.hide();
    expect(copies()).toHaveLength(1);
    page.letWrites();
    await writing;
    expect(copies()).toEqual([]);
  });

  it('keeps the copy of a change that is refused', async () => {
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

  it('leaves the last of several changes only', async () => {
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

describe('of two pages with one draft', () => {
  it('an old copy takes no newer one’s place', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    first.holdWrites();
    void first.store.set(BED, drawn(1));
    first.leave();
    await second.store.set(BED, drawn(2));
    expect(await browser.open().store.get(BED)).toEqual(drawn(2));
    expect(copies()).toEqual([]);
  });

  it('a page that has waited long leaves a newer draft alone', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    first.holdWrites();
    void first.store.set(BED, drawn(1));
    await second.store.set(BED, drawn(2));
    first.leave();
    expect(copies()).toHaveLength(1);
    expect(await browser.open().store.get(BED)).toEqual(drawn(2));
    expect(copies()).toEqual([]);
  });

  it('the newer copy stays, whichever page is left last', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    for (const page of [first, second]) page.holdWrites();
    void first.store.set(BED, drawn(1));
    void second.store.set(BED, drawn(2));
    second.leave();
    first.leave();
    expect(await browser.open().store.get(BED)).toEqual(drawn(2));
  });

  it('one that is open already sees what the other has left', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    await second.store.names();
    first.holdWrites();
    void first.store.set(BED, drawn(1));
    first.leave();
    expect(await second.store.get(BED)).toEqual(drawn(1));
  });

  it('a late write of what was taken over leaves the newer draft alone', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    first.holdWrites();
    const writing = first.store.set(BED, drawn(1));
    first.hide();
    second.holdWrites();
    void second.store.set(BED, drawn(2));
    second.leave();
    first.letWrites();
    await writing;
    // What the second page has left is newer than what the first one has committed.
    expect(await browser.open().store.get(BED)).toEqual(drawn(2));
  });
});

describe('a draft that was removed', () => {
  it('stays so where the page was left before the database had removed it', async () => {
    const browser = draftPages();
    const page = browser.open();
    await page.store.set(BED, drawn(1));
    page.holdWrites();
    void page.store.remove(BED);
    page.leave();
    expect(await browser.open().store.get(BED)).toBeUndefined();
    expect(browser.kept.size).toBe(0);
    expect(copies()).toEqual([]);
  });

  it('is not brought back by a copy that was left before', async () => {
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
    first.holdWrites();
    void first.store.set(BED, drawn(1));
    first.leave();
    second.holdWrites();
    void second.store.remove(BED);
    expect(await browser.open().store.get(BED)).toBeUndefined();
  });

  it('is not brought back by the copy of the page that removes it', async () => {
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

  it('and drawn anew is there, though the removal was cut off', async () => {
    const browser = draftPages();
    const page = browser.open();
    page.holdWrites();
    void page.store.remove(BED);
    page.leave();
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

describe('where there is no room for a copy, or none is allowed', () => {
  const full = 'x'.repeat(4_900_000);

  it('a page is left as ever, and what fits is copied', async () => {
    localStorage.setItem('something else', full);
    const browser = draftPages();
    const page = browser.open();
    page.holdWrites();
    void page.store.set('planter', { ...drawn(1), value: full });
    void page.store.set(BED, drawn(1));
    expect(() => page.leave()).not.toThrow();
    const next = browser.open().store;
    expect(await next.get(BED)).toEqual(drawn(1));
    expect(await next.get('planter')).toBeUndefined();
  });

  it('a copy that finds no room leaves the older one', async () => {
    const browser = draftPages();
    const page = browser.open();
    page.holdWrites();
    void page.store.set(BED, drawn(1));
    page.hide();
    localStorage.setItem('something else', full);
    void page.store.set(BED, { ...drawn(2), value: full });
    page.leave();
    expect(await browser.open().store.get(BED)).toEqual(drawn(1));
  });

  it('a page goes on and is left as ever', async () => {
    const browser = draftPages(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const page = browser.open();
    await page.store.set(BED, drawn(1));
    page.holdWrites();
    void page.store.set(BED, drawn(2));
    expect(() => page.leave()).not.toThrow();
    const next = browser.open().store;
    expect(await next.get(BED)).toEqual(drawn(1));
    expect(await next.names()).toEqual([BED]);
    await next.remove(BED);
    expect(browser.kept.size).toBe(0);
  });
});

describe('a copy that the database does not take', () => {
  it('is what is found, and stays', async () => {
    const browser = draftPages();
    const page = browser.open();
    await page.store.set('planter', drawn(2));
    page.holdWrites();
    void page.store.set(BED, drawn(1));
    page.leave();
    const next = browser.open();
    next.refuseWrites();
    expect(await next.store.get(BED)).toEqual(drawn(1));
    expect(await next.store.get('planter')).toEqual(drawn(2));
    expect(await next.store.names()).toEqual(['planter', BED]);
    expect(await browser.open().store.get(BED)).toEqual(drawn(1));
  });
});

describe('a copy that is none', () => {
  it.each([
    ['no JSON', '{"at":'],
    ['other JSON', '{"at":9,"value":{"version":1}}'],
    ['empty', '[]'],
    ['without a time', '[["object","version",1,"savedAt",9,"value",1],["object","at","9","value",[0]]]'],
    ['of something that is no draft', '[["object","cells",9],["object","at",9,"value",[0]]]'],
    ['a node short', '[["object","at",9,"value",[4]]]'],
  ])('is ignored and removed: %s', async (_what, text) => {
    const browser = draftPages();
    const page = browser.open();
    await page.store.set(BED, drawn(1));
    page.holdWrites();
    void page.store.set(BED, drawn(2));
    page.leave();
    const [key = ''] = copies();
    localStorage.setItem(key, text);
    expect(await browser.open().store.get(BED)).toEqual(drawn(1));
    expect(copies()).toEqual([]);
  });

  it('is not what others keep in the same storage', async () => {
    localStorage.setItem('planted-theme', 'dark');
    await draftPages().open().store.names();
    expect(localStorage.getItem('planted-theme')).toBe('dark');
  });
});

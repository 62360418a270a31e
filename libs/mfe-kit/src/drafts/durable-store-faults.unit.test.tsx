import { draftPages } from '../testing/draft-pages';

const BED = 'designer/in-ground';
const drawn = (cells: number) => ({ version: 1, savedAt: cells, value: { cells } });
const copies = () => Object.keys(localStorage);

beforeEach(() => localStorage.clear());

describe('where localStorage is full or denied', () => {
  const full = 'x'.repeat(4_900_000);

  it('a page is left as usual, and what fits is backed up', async () => {
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

  it('a backup that does not fit leaves the older one', async () => {
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

  it('a page continues and is left as usual', async () => {
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

describe('a backup that the database does not accept', () => {
  it('is what is found, and stays', async () => {
    const browser = draftPages();
    const page = browser.open();
    await page.store.set('planter', drawn(2));
    page.leaveBefore((store) => store.set(BED, drawn(1)));
    const next = browser.open();
    next.refuseWrites();
    expect(await next.store.get(BED)).toEqual(drawn(1));
    expect(await next.store.get('planter')).toEqual(drawn(2));
    expect(await next.store.names()).toEqual(['planter', BED]);
    expect(await browser.open().store.get(BED)).toEqual(drawn(1));
  });
});

describe('a backup that cannot be read', () => {
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
    page.leaveBefore((store) => store.set(BED, drawn(2)));
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

import { draftPages } from '../testing/draft-pages';

const BED = 'designer/in-ground';
const drawn = (cells: number) => ({ version: 1, savedAt: cells, value: { cells } });
const copies = () => Object.keys(localStorage);

beforeEach(() => localStorage.clear());

describe('of two pages with one draft', () => {
  it('an old backup does not replace a newer one', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    first.leaveBefore((store) => store.set(BED, drawn(1)));
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

  it('the newer backup stays, whichever page is left last', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    for (const page of [first, second]) page.holdWrites();
    void first.store.set(BED, drawn(1));
    void second.store.set(BED, drawn(2));
    second.leave();
    first.leave();
    expect(await browser.open().store.get(BED)).toEqual(drawn(2));
  });

  it('a page that is open already sees the other one’s backup', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    await second.store.names();
    first.leaveBefore((store) => store.set(BED, drawn(1)));
    expect(await second.store.get(BED)).toEqual(drawn(1));
  });

  it('a late write of what was restored leaves the newer draft alone', async () => {
    const browser = draftPages();
    const [first, second] = [browser.open(), browser.open()];
    first.holdWrites();
    const writing = first.store.set(BED, drawn(1));
    first.hide();
    second.leaveBefore((store) => store.set(BED, drawn(2)));
    first.letWrites();
    await writing;
    // The second page's backup is newer than what the first one has committed.
    expect(await browser.open().store.get(BED)).toEqual(drawn(2));
  });
});

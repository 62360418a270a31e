import type { Device, Spot } from '../src/other-browsers/driver';
import { ServedGardener } from '../src/other-browsers/gardener';
import { startOtherDevices } from '../src/other-browsers/other-browsers';
import { pageOf } from '../src/other-browsers/page-of';
import { Person } from '../src/other-browsers/person';
import { hasKept, kept, picturesKept } from '../src/kept';
import { sharedProduct, until } from '../src/product';

const LONG_MS = 300_000;
const READS = ['dashboard', 'gardens', 'manager-plants', 'reminders', 'fetch-season', 'plants'];
const READS_OF_PAGES = [...READS, 'fetch-layout', 'season-facts', 'fetch-place'];
const NO_SIGNAL = 'What you do will be sent later.';

/** An expression for the page: whether what it is of is shown instead of the page. */
const FAILED = "document.querySelector('[data-remote-error], [data-never-opened]') !== null";

describe.each(startOtherDevices())('FLD-2 a gardener without a signal, in %s', (name, start) => {
  let device: Device;
  let person: Person;
  let served: ServedGardener;
  const who = `Flora without a signal in ${name}`;
  const evaluate = <T>(expression: string) => device.driver.evaluate<T>(expression);

  beforeAll(async () => {
    const { url } = sharedProduct();
    served = await ServedGardener.prepare(url, who);
    device = await start(url);
    person = new Person(device.driver, device.network.url);
    console.info(device.driver.name);
  }, LONG_MS);
  afterAll(() => device?.close());

  const pages = (): [path: string, what: string][] => [
    ['/dashboard', 'Kitchen Bed'],
    ['/garden-manager', 'Kitchen Bed'],
    ['/garden-manager?tab=journals', 'Journals'],
    ['/season', 'Carrot'],
    ['/plant-finder', 'plants to search'],
    [`/garden-summary?garden=${served.gardenId}`, 'Carrot'],
  ];
  const opens = async (path: string, what: string): Promise<void> => {
    await person.goto(path);
    await person.reads(what);
    expect([path, await evaluate(FAILED)]).toEqual([path, false]);
  };
  const signIn = () =>
    evaluate<number>(
      `fetch('/api/demo/sign-in', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(JSON.stringify({ name: who }))} }).then(({ status }) => status)`,
    );
  const minute = () => evaluate<string>('new Date().toTimeString().slice(0, 5)');
  /** The middle of a square of the bed, from the keyboard's, which is at the top left. */
  const square = async (column: number, row: number): Promise<Spot> => {
    const { x, y, width, height } = await person.box({ role: 'gridcell' });
    return { x: x + (column + 0.5) * width, y: y + (row + 0.5) * height };
  };

  it('FLD-2 opens every page by its address and by reload, with what is hers', async () => {
    await person.goto('/about');
    expect(await signIn()).toBe(200);
    for (const [path, what] of pages()) await opens(path, what);
    const page = pageOf(device.driver);
    await kept(page);
    await picturesKept(page);
    await until(
      'every page keeps what it read',
      async () => {
        if (await hasKept(page, ...READS_OF_PAGES)) return true;
        for (const [path, what] of pages()) await opens(path, what);
        return false;
      },
      LONG_MS,
    );
    await device.network.cut();
    await until('the browser knows it', () => evaluate('navigator.onLine === false'));
    await person.reads(NO_SIGNAL);
    const own: [string, string][] = [
      ['/about', 'Planted'],
      ['/account', who],
      ['/place', 'Madison'],
      ['/in-ground-layout-page', 'In Ground Garden'],
      ['/raised-bed-garden', 'Raised Bed Garden'],
      ['/container-garden', 'Container Garden'],
    ];
    for (const [path, what] of [...own, ...pages()]) await opens(path, what);
    await person.reloads();
    await person.sees({ role: 'grid', name: 'Kitchen Bed, ' });
  }, LONG_MS);
});

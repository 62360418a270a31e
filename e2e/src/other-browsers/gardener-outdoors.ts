import { haveCome } from '../fetched';
import { hasKept, kept, picturesKept } from '../kept';
import { until } from '../product';
import type { Device, Spot } from './driver';
import { COLUMNS, FIRST_LINE, ROWS, type ServedGardener } from './gardener';
import { pageOf } from './page-of';
import { Person } from './person';

/** Pages may have to be visited more than once where the machine has other work. */
const VISITS_MS = 300_000;

/** Reads that the pages of a gardener with one bed rest on. */
const READS = ['dashboard', 'gardens', 'manager-plants', 'reminders', 'fetch-season', 'plants'];
const MORE_READS = ['journal-entries', 'garden-activities', 'fetch-layout', 'season-facts', 'fetch-place'];

/** Whether the page says that it could not be opened. */
const FAILED = "document.querySelector('[data-remote-error], [data-never-opened]') !== null";

/** What a page that has begun to keep acts can be asked. */
interface Keeper {
  fateOf(key: string): Promise<unknown>;
}

/** A gardener with a browser whose signal comes and goes. */
export class GardenerOutdoors extends Person {
  constructor(
    readonly device: Device,
    readonly served: ServedGardener,
  ) {
    super(device.driver, device.network.url);
  }

  /** The pages of the micro-frontends, each with something of hers on it. */
  get pages(): [path: string, what: string][] {
    return [
      ['/dashboard', 'Kitchen Bed'],
      ['/garden-manager', 'Kitchen Bed'],
      ['/garden-manager?tab=journals', FIRST_LINE],
      ['/season', 'Carrot'],
      ['/plant-finder', 'plants to search'],
      [`/garden-summary?garden=${this.served.gardenId}`, 'Carrot'],
    ];
  }

  async signsIn(): Promise<void> {
    await this.goto('/about');
    const body = JSON.stringify({ name: this.served.name });
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const status = await this.driver.evaluate<number>(
      `fetch('/api/demo/sign-in', ${JSON.stringify(request)}).then(({ status }) => status)`,
    );
    expect(status).toBe(200);
  }

  /** Opens a page and reads something on it. */
  async opens(path: string, what: string): Promise<void> {
    await this.goto(path);
    await this.reads(what);
    expect([path, await this.driver.evaluate(FAILED)]).toEqual([path, false]);
  }

  /** Visits her pages until all is kept that they rest on. */
  async visitsAll(): Promise<void> {
    const page = pageOf(this.driver);
    for (const [path, what] of this.pages) await this.opens(path, what);
    await kept(page);
    await picturesKept(page);
    // A page that was left before it came to rest has kept nothing: it is visited again.
    await until(
      'every page keeps what it read',
      async () => {
        if (await hasKept(page, ...READS, ...MORE_READS)) return true;
        for (const [path, what] of this.pages) await this.opens(path, what);
        return false;
      },
      VISITS_MS,
    );
  }

  /** Waits until the page has what shows acts without a signal, and has begun to keep them: both a moment after it. */
  canWait = (): Promise<void> =>
    until('acts can wait', async () => {
      const page = pageOf(this.driver);
      // What says it, too: where that is not there, the browser does, and waits for an answer.
      if (!(await page.evaluate(haveCome, ['waiting-bar', 'toasts']))) return false;
      return page.evaluate(async () => {
        const { plantedKeptCommands } = globalThis as unknown as { plantedKeptCommands?: Keeper };
        // It is answered by what keeps them.
        await plantedKeptCommands?.fateOf('of none');
        return plantedKeptCommands !== undefined;
      });
    });

  /** Loses her signal, and knows it. */
  async losesSignal(): Promise<void> {
    await this.device.network.cut();
    await until('the browser knows it', () => this.driver.evaluate('!navigator.onLine'));
  }

  /** Has her signal again, and knows it. */
  async findsSignal(): Promise<void> {
    await this.device.network.restore();
    await until('the browser knows it', () => this.driver.evaluate('navigator.onLine'));
  }

  /** Writes a line in the journal, which is to wait for a signal. */
  async writes(title: string): Promise<void> {
    await this.goto('/garden-manager?tab=journals&open=add');
    await this.fills({ role: 'textbox', name: 'Title' }, title);
    await this.fills({ role: 'textbox', name: 'Content' }, 'In the garden.');
    await this.presses({ role: 'button', name: 'Save Journal' });
    await this.reads('It will be sent when there is a signal.');
  }

  /** Waits until the page says that so many entries will be sent, also behind a dialog. */
  readsCount = (count: number): Promise<void> => this.reads(`Will be sent ${count}`);

  /** The minute on her clock, such as '09:05'. */
  minute = (): Promise<string> => this.driver.evaluate('new Date().toTimeString().slice(0, 5)');

  /** Carries the carrot one square down, as soon as the bed takes a plant in hand. */
  async movesCarrot(): Promise<void> {
    await until('the carrot is moved', async () => {
      const { x, y, width, height } = await this.box({ role: 'grid', name: 'Kitchen Bed, ' });
      const square = (row: number): Spot => ({
        x: x + width / COLUMNS / 2,
        y: y + ((row + 0.5) * height) / ROWS,
      });
      await this.driver.drag(square(0), square(0.3), square(0.7), square(1));
      return this.driver.evaluate("!document.body.innerText.includes('Everything is saved.')");
    });
  }
}

import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, until } from '../product';
import type { Driver, Spot } from './driver';

/** Runs in the page: finds as a person with a screen reader would, by role and name. */
const FINDER = readFileSync(
  join(root, 'node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** For what a page is to show: long, for engines, products and browsers share a machine's cores. */
const PATIENCE_MS = 60_000;

/** So often in turn is it found at the same place: what scrolls into sight may move once more as it is laid out. */
const STILL_TIMES = 3;

/** What a document says; one that is being loaded has no body yet. */
const TEXT = "(document.body?.innerText ?? '')";

/** An element by its role and accessible name; a part of the name, unless it is `exact`. */
export interface Wanted {
  readonly role: string;
  readonly name?: string;
  readonly exact?: boolean;
}

interface Box extends Spot {
  readonly width: number;
  readonly height: number;
  /** Whether a press at its middle would reach it. */
  readonly isOnTop: boolean;
}

/** Somebody at a browser, who waits for what they look for, presses its middle, and types. */
export class Person {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  /** Opens an address and waits until the page answers to presses. */
  async goto(path: string): Promise<void> {
    await this.driver.goto(this.origin + path);
    await this.#isLive(path);
  }

  /** Loads the page again that is open. */
  async reloads(): Promise<void> {
    await this.driver.reload();
    await this.#isLive('the page');
  }

  /** Waits until it is in the page. */
  async sees(wanted: Wanted): Promise<void> {
    await until(
      `${wanted.role} '${wanted.name}'`,
      async () => (await this.#box(wanted)) !== null,
      PATIENCE_MS,
    );
  }

  /** Waits until it is not in the page any more. */
  async misses(wanted: Wanted): Promise<void> {
    await until(
      `no ${wanted.role} '${wanted.name}'`,
      async () => (await this.#box(wanted)) === null,
      PATIENCE_MS,
    );
  }

  /** Waits until a text stands in the page. */
  async reads(text: string): Promise<void> {
    await this.#meets(text, `${TEXT}.includes(${JSON.stringify(text)})`);
  }

  /** Presses it as soon as it lies still and nothing lies over it. */
  async presses(wanted: Wanted): Promise<void> {
    await this.driver.drag(middle(await this.box(wanted)));
  }

  /** Presses a field and types into it. */
  async fills(wanted: Wanted, text: string): Promise<void> {
    await this.presses(wanted);
    await this.driver.type(text);
  }

  /** @returns where it is, once it lies still in sight */
  async box(wanted: Wanted): Promise<Box> {
    let last: Box | null = null;
    let times = 0;
    await this.#waitsFor(`${wanted.role} '${wanted.name}' lies still in sight`, async () => {
      const box = await this.#box(wanted);
      const isStill = box !== null && last !== null && box.x === last.x && box.y === last.y;
      last = box;
      times = isStill && box.isOnTop ? times + 1 : 0;
      return times === STILL_TIMES;
    });
    if (last === null) throw new Error(`${wanted.role} '${wanted.name}' is gone`);
    return last;
  }

  /** Where the address bar is. */
  isAt = (path: string): Promise<void> =>
    this.#meets(`the page is ${path}`, `location.pathname === ${JSON.stringify(path)}`);

  #isLive = (path: string): Promise<void> =>
    this.#meets(
      `${path} is live`,
      `document.querySelector('#root:is([data-hydrated], [data-live])') !== null`,
    );

  attribute = (wanted: Wanted, name: string): Promise<string | null> =>
    this.#ofElement(wanted, `element.getAttribute(${JSON.stringify(name)})`);

  async #box(wanted: Wanted): Promise<Box | null> {
    return this.#ofElement(
      wanted,
      `(() => {
        const measure = () => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return { x, y, width, height, isOnTop: top !== null && element.contains(top) };
        };
        const box = measure();
        if (box.isOnTop) return box;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        return measure();
      })()`,
    );
  }

  /** @returns what `expression` says of the first such `element`; null when there is none */
  async #ofElement<T>({ role, name, exact = false }: Wanted, expression: string): Promise<T | null> {
    const isFinderHere = await this.driver.evaluate<boolean>('"TestingLibraryDom" in window');
    if (!isFinderHere) await this.driver.evaluate(`(() => { ${FINDER}; return true; })()`);
    return this.driver.evaluate(`(() => {
      const name = ${JSON.stringify(name ?? null)};
      const isNamed = (text) => ${exact} ? text === name : text.includes(name);
      const [element] = TestingLibraryDom.queryAllByRole(document.documentElement, ${JSON.stringify(role)}, name === null ? {} : { name: isNamed });
      return element ? ${expression} : null;
    })()`);
  }

  #meets = (what: string, expression: string): Promise<void> =>
    this.#waitsFor(what, () => this.driver.evaluate<boolean>(expression));

  /** @throws with what stood on the page instead */
  async #waitsFor(what: string, met: () => Promise<boolean>): Promise<void> {
    await until(what, met, PATIENCE_MS).catch(async (cause: Error) => {
      const page = await this.driver.evaluate<string>(`location.pathname + '\\n' + ${TEXT}`);
      const picture = join(await mkdtemp(join(tmpdir(), 'planted-picture-')), 'page.png');
      await writeFile(picture, await this.driver.picture());
      throw new Error(`${cause.message}. Its picture: ${picture}. The page was ${page}`);
    });
  }
}

const middle = ({ x, y, width, height }: Box): Spot => ({ x: x + width / 2, y: y + height / 2 });

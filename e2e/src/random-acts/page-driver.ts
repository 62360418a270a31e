/**
 * What runs inside the planter's page: it works the bed by the page's own keyboard and buttons, much faster than one key at
 * a time from outside would.
 */

/** What a gardener changed by some gestures: plantings by id, with their square as 'column,row'. */
export interface Drafted {
  /** Gestures that changed something: a place, a move, a removal, an undo or a redo. */
  readonly acts: number;
  readonly moved: readonly (readonly [id: string, to: string])[];
  readonly placed: readonly (readonly [id: string, at: string])[];
  readonly gone: readonly string[];
}

/** How a save went. */
export interface Finished {
  /** Presses on Save Layout. */
  readonly tries: number;
  /** What each 'Needs you' said is here: 'Removed', or a square as 'column,row'. */
  readonly cards: readonly string[];
}

interface PageDriver {
  /** Plantings that are shown, each with its square. */
  readonly shown: () => readonly (readonly [id: string, at: string])[];
  /** Makes as many gestures as there are rolls, each of some numbers from 0 to below 1. */
  readonly draft: (gestures: readonly (readonly number[])[]) => Promise<Drafted>;
  /** Presses Save Layout, answers what is asked, until everything is saved. @throws after 60 s */
  readonly finish: (roll: number) => Promise<Finished>;
}

declare global {
  interface Window {
    driver: PageDriver;
  }
}

/** An init script: it stands for itself. */
export function installDriver(): void {
  const FINISH_TIMEOUT_MS = 60_000;
  const LOOK_EVERY_MS = 25;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const one = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`there is no ${selector}`);
    return found;
  };
  const grid = () => one('[role=grid]');
  const any = <Item>(items: readonly Item[], roll: number): Item | undefined =>
    items[Math.floor(roll * items.length)];
  const buttonOf = (within: ParentNode, text: RegExp) =>
    [...within.querySelectorAll('button')].find((each) => text.test(each.textContent));

  function shown(): Map<string, string> {
    const cell = grid().clientWidth / Number(grid().getAttribute('aria-colcount'));
    const squareOf = (tile: Element) =>
      ['x', 'y']
        .map((side) => Math.floor(Number(tile.querySelector('rect')?.getAttribute(side)) / cell))
        .join();
    return new Map(
      [...grid().querySelectorAll('[data-plant]')].map((tile) => [
        tile.getAttribute('data-plant') ?? '',
        squareOf(tile),
      ]),
    );
  }

  function freeSquares(): string[] {
    const taken = new Set(shown().values());
    const [columns, rows] = ['aria-colcount', 'aria-rowcount'].map((name) =>
      Number(grid().getAttribute(name)),
    );
    return Array.from({ length: (columns ?? 0) * (rows ?? 0) }, (_, n) =>
      [n % (columns ?? 1), Math.floor(n / (columns ?? 1))].join(),
    ).filter((square) => !taken.has(square));
  }

  const press = (key: string, ctrlKey = false) =>
    grid().dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true, cancelable: true }));
  function walk(from: string, to: string): void {
    const [x = 0, y = 0] = from.split(',').map(Number);
    const [toX = 0, toY = 0] = to.split(',').map(Number);
    for (let n = x; n !== toX; n += Math.sign(toX - x)) press(toX > x ? 'ArrowRight' : 'ArrowLeft');
    for (let n = y; n !== toY; n += Math.sign(toY - y)) press(toY > y ? 'ArrowDown' : 'ArrowUp');
  }
  function goTo(square: string): void {
    press('Home', true);
    walk('0,0', square);
  }

  /** One gesture; where it cannot be made, none. */
  function gesture([what = 0, which = 0, where = 0]: readonly number[]): void {
    const square = any([...shown().values()], which);
    const free = any(freeSquares(), where);
    if (what < 0.45 && square && free) {
      goTo(square);
      press('m');
      walk(square, free);
      press('Enter');
    } else if (what < 0.7 && free) {
      const card = any(
        [...document.querySelectorAll<HTMLElement>('[data-veggie] h3 button:not(:disabled)')],
        which,
      );
      goTo(free);
      card?.click();
      if (card) press('Enter');
    } else if (what < 0.85 && square) {
      goTo(square);
      press('Delete');
    } else press(what < 0.95 ? 'z' : 'y', true);
    press('Escape');
  }

  async function draft(gestures: readonly (readonly number[])[]): Promise<Drafted> {
    const before = shown();
    let after = before;
    let acts = 0;
    for (const rolls of gestures) {
      const last = [...after].join();
      gesture(rolls);
      // The page renders.
      await pause(0);
      after = shown();
      if ([...after].join() !== last) acts += 1;
    }
    return {
      acts,
      moved: [...after].filter(([id, at]) => before.has(id) && before.get(id) !== at),
      placed: [...after].filter(([id]) => !before.has(id)),
      gone: [...before.keys()].filter((id) => !after.has(id)),
    };
  }

  /** Of a 'Needs you': what the gardener has here. */
  function hereOf(card: Element): string {
    const said = card.querySelectorAll('dd')[1]?.textContent ?? '';
    const [, row, column] = /row (\d+), column (\d+)/.exec(said) ?? [];
    return row === undefined ? said : `${Number(column) - 1},${Number(row) - 1}`;
  }

  async function finish(roll: number): Promise<Finished> {
    const deadline = performance.now() + FINISH_TIMEOUT_MS;
    const cards: string[] = [];
    let tries = 0;
    for (let at = 0; performance.now() < deadline; at += 1) {
      const dialog = document.querySelector('[role=dialog]');
      const card = document.querySelector('section dl dd')?.closest('section');
      const save = buttonOf(document, /^Save Layout/);
      if (dialog) buttonOf(dialog, /^(Harvested|I don't know)/)?.click();
      else if (card) {
        cards.push(hereOf(card));
        // Another one each time: 'Use Mine' may find no room.
        any([...card.querySelectorAll('button')], (roll + 0.5 * at) % 1)?.click();
      } else if (save && !buttonOf(document, /Saving/)) {
        if (document.body.textContent.includes('Everything is saved.')) return { tries, cards };
        save.click();
        tries += 1;
      }
      await pause(LOOK_EVERY_MS);
    }
    throw new Error(`not saved within ${FINISH_TIMEOUT_MS} ms: ${document.body.innerText.slice(0, 500)}`);
  }

  window.driver = { shown: () => [...shown()], draft, finish };
}

/** A gardener's page with one bed: makes acts in its layout, as any page does, and now and then as one that is behind. */
import { randomInt, randomUUID } from 'node:crypto';
import { afterAct, BED_SIDE, NEW_LAYOUT } from './layout-replay.mjs';

/** @typedef {import('./layout-replay.mjs').LayoutChange} LayoutChange */

const KINDS = ['radish', 'carrot', 'tomato-cherry'];
const COLORS = ['#aac62f', '#d4365c', '#e68a58', '#7d5ba6'];
/** The first act plants so many squares: plants must have room to move. */
const FIRST_PLANTS = 4;
/** An act's key is used so often, as where the first answer was lost. */
const REPEATED = 2;

export class Bed {
  #layout = NEW_LAYOUT;
  #acts = 0;

  /**
   * @param {import('./gardener.mjs').Gardener} gardener
   * @param {string} garden
   */
  constructor(gardener, garden) {
    this.gardener = gardener;
    this.garden = garden;
  }

  /**
   * One act. The second of each three is sent by a page that is an act behind, which is refused and goes on from what it
   * is told; the third is sent twice.
   */
  async act() {
    const place = this.#acts % 3;
    this.#acts += 1;
    const changes = this.#acts === 1 ? this.#plant(FIRST_PLANTS) : [this.#change()];
    const { version } = this.#layout;
    if (place === 1) {
      const told = await this.gardener.changeLayout(this.garden, version - 1, changes);
      // One that was taken all the same is the oracle's to find.
      if (told.version !== undefined) return this.#made(changes, told.version);
      return this.#send(told.current.version, changes, 1);
    }
    return this.#send(version, changes, place === 2 ? REPEATED : 1);
  }

  /**
   * @param {number} version
   * @param {readonly LayoutChange[]} changes
   * @param {number} times
   */
  async #send(version, changes, times) {
    const told = await this.gardener.changeLayout(this.garden, version, changes, times);
    if (told.version !== undefined) this.#made(changes, told.version);
  }

  /** @param {readonly LayoutChange[]} changes @param {number} version */
  #made(changes, version) {
    this.#layout = { ...afterAct(this.#layout, changes), version };
  }

  /** @param {number} count @returns {LayoutChange[]} */
  #plant(count) {
    return this.#free()
      .slice(0, count)
      .map((square) => ({
        type: 'place',
        id: randomUUID(),
        plantId: any(KINDS),
        color: any(COLORS),
        ...square,
        width: 1,
        height: 1,
      }));
  }

  /** One that changes something, so that it makes an event. @returns {LayoutChange} */
  #change() {
    const { standing, ended } = this.#layout;
    const free = this.#free();
    const back = [...ended.values()].filter(({ x, y }) =>
      free.some((square) => square.x === x && square.y === y),
    );
    const plant = standing.size > 0 ? any([...standing.values()]) : undefined;
    /** @type {(() => LayoutChange | undefined)[]} */
    const possible = [
      () => (free.length > 0 ? this.#plant(1)[0] : undefined),
      () => (back.length > 0 ? { type: 'restore', id: any(back).id } : undefined),
      () => (plant && free.length > 0 ? { type: 'move', id: plant.id, ...any(free) } : undefined),
      () =>
        plant && {
          type: 'recolor',
          id: plant.id,
          color: any(COLORS.filter((color) => color !== plant.color)),
        },
      () =>
        plant && { type: 'end', id: plant.id, how: 'mistake', day: new Date().toISOString().slice(0, 10) },
    ];
    const changes = possible.flatMap((make) => make() ?? []);
    return any(changes);
  }

  #free() {
    const taken = new Set([...this.#layout.standing.values()].map(({ x, y }) => `${x},${y}`));
    const squares = Array.from({ length: BED_SIDE ** 2 }, (_, n) => ({
      x: n % BED_SIDE,
      y: Math.floor(n / BED_SIDE),
    }));
    return squares.filter(({ x, y }) => !taken.has(`${x},${y}`));
  }
}

/**
 * @template Item
 * @param {readonly Item[]} items not none
 * @returns {Item}
 */
const any = (items) => /** @type {Item} */ (items[randomInt(items.length)]);

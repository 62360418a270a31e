/** A gardener's page with one bed: makes acts in its layout, as any page does, and now and then as one that is behind. */
import { randomInt, randomUUID } from 'node:crypto';
import { afterAct, BED_SIDE, isSeasonAct, NEW_LAYOUT } from './layout-replay.mjs';

/** @typedef {import('./layout-replay.mjs').LayoutChange} LayoutChange */

const KINDS = ['radish', 'carrot', 'tomato-cherry'];
/** By the facts of both, the first may grow between the second. */
const [FAST, SLOW] = ['radish', 'carrot'];
const COLORS = ['#aac62f', '#d4365c', '#e68a58', '#7d5ba6'];
/** The first act plants so many squares: plants must have room to move. */
const FIRST_PLANTS = 4;
/** An act's key is used so often, as where the first answer was lost. */
const REPEATED = 2;
/** So many acts a page has missed that is behind: one in what stands and one in what is to come. */
const MISSED = 2;

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
   * One act. The first of each three is sent twice, the second plans what is to come, and the third is sent by a page that
   * has missed both, which is refused and goes on from what it is told.
   */
  async act() {
    const place = this.#acts % 3;
    this.#acts += 1;
    const { version } = this.#layout;
    if (place === 0) {
      const changes = this.#acts === 1 ? this.#plant(FIRST_PLANTS) : [this.#change()];
      return this.#send(version, changes, REPEATED);
    }
    if (place === 1) return this.#send(version, [this.#plan() ?? this.#change()], 1);
    const changes = [this.#change()];
    const type = this.#typeOf(changes);
    const missed = Math.max(NEW_LAYOUT.version, version - MISSED);
    const told = await this.gardener.changeLayout(this.garden, missed, changes, 1, type);
    // One that was taken all the same is the oracle's to find.
    if (told.version !== undefined) return this.#made(changes, told.version);
    return this.#send(told.current.version, changes, 1);
  }

  /**
   * @param {number} version
   * @param {readonly LayoutChange[]} changes
   * @param {number} times
   */
  async #send(version, changes, times) {
    const type = this.#typeOf(changes);
    const told = await this.gardener.changeLayout(this.garden, version, changes, times, type);
    if (told.version !== undefined) this.#made(changes, told.version);
  }

  /** @param {readonly LayoutChange[]} changes */
  #typeOf(changes) {
    return isSeasonAct(this.#layout, changes) ? 'SeasonPlanned' : 'LayoutChanged';
  }

  /** @param {readonly LayoutChange[]} changes @param {number} version */
  #made(changes, version) {
    this.#layout = { ...afterAct(this.#layout, changes), version };
  }

  /** @param {number} count @param {readonly { x: number, y: number }[]} free @returns {LayoutChange[]} */
  #plant(count, free = this.#free()) {
    return free.slice(0, count).map((square) => ({
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
    const changes = [...possible, () => this.#plan()].flatMap((make) => make() ?? []);
    return any(changes);
  }

  /** One in what is to come: on each square at most one, so that all are in order. @returns {LayoutChange | undefined} */
  #plan() {
    const { standing, coming, dropped } = this.#layout;
    const free = this.#free(coming);
    const back = [...dropped.values()].filter(({ x, y }) =>
      free.some((square) => square.x === x && square.y === y),
    );
    const planting = coming.size > 0 ? any([...coming.values()]) : undefined;
    const predecessors = [null, ...standing.keys()];
    /** @type {(() => LayoutChange | undefined)[]} */
    const possible = [
      () => {
        const [place] = free.length > 0 ? this.#plant(1, free) : [];
        return place?.type === 'place' ? { ...place, after: any(predecessors) } : undefined;
      },
      () => this.#sowBetween(free),
      () => (back.length > 0 ? { type: 'restore', id: any(back).id } : undefined),
      () => (planting && free.length > 0 ? { type: 'move', id: planting.id, ...any(free) } : undefined),
      () => {
        const others = predecessors.filter((id) => id !== planting?.after);
        return planting && others.length > 0
          ? { type: 'put-after', id: planting.id, after: any(others) }
          : undefined;
      },
      () =>
        planting && {
          type: 'end',
          id: planting.id,
          how: 'mistake',
          day: new Date().toISOString().slice(0, 10),
        },
    ];
    const changes = possible.flatMap((make) => make() ?? []);
    return changes.length > 0 ? any(changes) : undefined;
  }

  /** @param {readonly { x: number, y: number }[]} free of what is to come @returns {LayoutChange | undefined} */
  #sowBetween(free) {
    const hosts = [...this.#layout.standing.values()].filter(
      ({ plantId, x, y }) => plantId === SLOW && free.some((square) => square.x === x && square.y === y),
    );
    if (hosts.length === 0) return undefined;
    const { id: under, x, y } = any(hosts);
    const [place] = this.#plant(1, [{ x, y }]);
    return place?.type === 'place' ? { ...place, plantId: FAST, after: null, under } : undefined;
  }

  #free(plantings = this.#layout.standing) {
    const taken = new Set([...plantings.values()].map(({ x, y }) => `${x},${y}`));
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

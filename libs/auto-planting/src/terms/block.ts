import type { Bed, Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { groupsOf, sharedSide } from './shared-side';
import { allIn, groupBy, standsIn, type TermOf } from './term';

/** From so many plants on, a block has two rows or more, as its size allows. */
export const LEAST_PLANTS = 4;
/** More rows than this are no better. */
const MOST_ROWS = 3;
/** What is left over of the last row. */
const MOST_LOOSE = 1;

/** Plants of one kind that stand together, and the room that they take. */
interface Block {
  readonly kind: Kind;
  readonly plants: number;
  readonly groups: number;
  /** Of them, those that are part of no square of four. */
  readonly loose: number;
  /** Feet, of the largest group. */
  readonly width: number;
  readonly height: number;
}

/** Rows, each way, that so many plants should have. */
const rowsFor = (plants: number): number =>
  plants < LEAST_PLANTS ? 1 : Math.min(MOST_ROWS, Math.floor(Math.sqrt(plants)));

/** Corn in a block: plants that the wind pollinates stand side by side, in rows each way. */
export const cornInBlocks: TermOf = (bed, price) => {
  const isCorn = ({ isWindPollinated }: Kind): boolean => isWindPollinated;
  if (!standsIn(bed, isCorn)) return 'no corn among these plants';
  const blocks = (): Block[] => {
    const corn = allIn(bed).filter(({ kind }) => isCorn(kind));
    return [...groupBy(corn, ({ kind }) => kind.id).values()].map((plants) => blockOf(bed, plants));
  };
  return {
    name: 'block',
    price,
    costOf(plant, touching) {
      if (!isCorn(plant.kind)) return 0;
      const sides = touching.reduce(
        (feet, other) => feet + (other.kind.id === plant.kind.id ? sharedSide(plant, other) : 0),
        0,
      );
      return -Math.ceil(price / 2) * (sides + 2 * squaresAround(bed, plant));
    },
    faults: () => blocks().filter((block) => !isBlock(block)).length,
    inWords: () =>
      blocks()
        .map((block) => inWords(block))
        .join('; ') || 'no corn stands',
    tell() {
      const told = new Map(blocks().map((block) => [block.kind.id, inWords(block)]));
      return ({ kind }) => {
        const text = told.get(kind.id);
        return text ? [{ about: 'block', text: `wind pollinates it: ${text}` }] : [];
      };
    },
  };
};

/** How many squares of four of its kind a plant is part of. */
function squaresAround(bed: Bed, { kind, x, y, width, height }: Standing): number {
  const { width: columns, height: rows } = bed.problem;
  const stands = (right: number, down: number): boolean => {
    const [column, row] = [x + right * width, y + down * height];
    const inside = column >= 0 && row >= 0 && column < columns && row < rows;
    const other = inside ? bed.at(column, row) : undefined;
    return other?.kind.id === kind.id && other.x === column && other.y === row;
  };
  let squares = 0;
  for (const right of [-1, 1])
    for (const down of [-1, 1]) if (stands(right, 0) && stands(0, down) && stands(right, down)) squares += 1;
  return squares;
}

const isBlock = ({ kind, plants, groups, loose, width, height }: Block): boolean =>
  groups === 1 &&
  (plants < LEAST_PLANTS || loose <= MOST_LOOSE) &&
  Math.min(width / kind.width, height / kind.height) >= rowsFor(plants);

function inWords({ kind, plants, groups, loose, width, height }: Block): string {
  if (groups > 1) return `${plants} ${kind.name} in ${groups} groups`;
  if (plants < LEAST_PLANTS) return `${plants} ${kind.name}, too few for a block`;
  const apart = loose > MOST_LOOSE ? `, ${loose} of them not in rows both ways` : '';
  return `${plants} ${kind.name} together in ${width} × ${height} ft${apart}`;
}

function blockOf(bed: Bed, plants: readonly Standing[]): Block {
  const groups = groupsOf(plants).toSorted((a, b) => b.length - a.length);
  const largest = groups[0] ?? [];
  const span = (from: (plant: Standing) => number, size: (plant: Standing) => number): number =>
    Math.max(...largest.map((plant) => from(plant) + size(plant))) -
    Math.min(...largest.map((plant) => from(plant)));
  return {
    kind: (plants[0] as Standing).kind,
    plants: plants.length,
    groups: groups.length,
    loose: plants.filter((plant) => squaresAround(bed, plant) === 0).length,
    width: span(
      ({ x }) => x,
      ({ width }) => width,
    ),
    height: span(
      ({ y }) => y,
      ({ height }) => height,
    ),
  };
}

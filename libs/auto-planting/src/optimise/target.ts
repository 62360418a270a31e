import type { Footprint } from '@planted/garden-domain';
import type { Bed, Standing } from '../problem/bed';
import type { Chance } from './chance';

/** Where another place for a plant is sought; what is left of the shares is sought anywhere. */
export interface Sought {
  /** Share within a few feet of where the plant stands. */
  readonly nearby: number;
  /** Share beside a plant that is a companion of worth to it. */
  readonly besideCompanions: number;
}

const NEARBY = 4;
/** Most cells between a plant and the companion beside which it is to stand. */
const GAP = 1;
/** Plants that are asked whether they are such a companion. */
const ASKED = 4;

/** Another place for a plant, inside the plot; undefined where none was found. */
export function targetFor(bed: Bed, plant: Standing, sought: Sought, chance: Chance): Footprint | undefined {
  const { width, height } = plant;
  const { width: columns, height: rows } = bed.problem;
  const draw = chance.random();
  let x: number;
  let y: number;
  const companion =
    draw >= sought.nearby && draw < sought.nearby + sought.besideCompanions
      ? companionOf(bed, plant, chance)
      : undefined;
  if (draw < sought.nearby) {
    x = plant.x - NEARBY + chance.below(2 * NEARBY + 1);
    y = plant.y - NEARBY + chance.below(2 * NEARBY + 1);
  } else if (companion) {
    x = companion.x - width - GAP + chance.below(companion.width + width + 2 * GAP + 1);
    y = companion.y - height - GAP + chance.below(companion.height + height + 2 * GAP + 1);
  } else {
    x = chance.below(columns - width + 1);
    y = chance.below(rows - height + 1);
  }
  if (x < 0 || y < 0 || x + width > columns || y + height > rows) return undefined;
  return x === plant.x && y === plant.y ? undefined : { x, y, width, height };
}

function companionOf(bed: Bed, plant: Standing, chance: Chance): Standing | undefined {
  const { worth, kinds } = bed.problem;
  for (let asked = 0; asked < ASKED; asked += 1) {
    const other = chance.pick(bed.planned) as Standing;
    if ((worth[plant.kind.index * kinds.length + other.kind.index] as number) > 0) return other;
  }
  return undefined;
}

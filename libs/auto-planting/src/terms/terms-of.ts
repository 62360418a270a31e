import type { AutoPlantingOptions } from '../options';
import type { Bed, Scorer } from '../problem/bed';
import { cornInBlocks } from './block';
import { climbersAtAnEdge, withinReach } from './edge-terms';
import { badNeighborsApart } from './neighbors';
import { tallToTheNorth } from './north';
import { rotationKept } from './rotation';
import { spreadingApart } from './spreading';
import { SWITCHED_OFF, type Term, type TermOf, THOUSANDTHS, type Unweighed } from './term';
import { connectedZones } from './watering';
import type { TermName } from './weighed-term';

/** What a gardener thinks of, and which option says how much it counts. */
const makers: readonly (readonly [
  name: TermName,
  weight: keyof AutoPlantingOptions & `${string}Weight`,
  TermOf,
])[] = [
  ['rotation', 'rotationWeight', rotationKept],
  ['north', 'northWeight', tallToTheNorth],
  ['neighbors', 'badNeighborWeight', badNeighborsApart],
  ['block', 'blockWeight', cornInBlocks],
  ['climbers', 'climberWeight', climbersAtAnEdge],
  ['spreading', 'spreadWeight', spreadingApart],
  ['reach', 'reachWeight', withinReach],
  ['watering', 'waterZoneWeight', connectedZones],
];

/** The terms of a bed, those that count most first, and those that cannot be weighed in it. */
export interface Terms {
  readonly weighed: readonly Term[];
  readonly unweighed: readonly Unweighed[];
}

/**
 * What a weight is a percentage of, in thousandths of a unit of the objective: the specified plan, so that two searches
 * from it are measured alike.
 */
export interface Worth {
  readonly plan: number;
  /** One plant of it, on average; at least a unit. */
  readonly plant: number;
}

/**
 * In a plan that is made for its neighbors, what else counts is worth this part of its weight, since it costs neighbors.
 * Not rotation, which is of the plan as a whole, nor a block: corn in a single row sets few kernels.
 */
const BESIDE_COMPANIONS: Readonly<Record<TermName, number>> = {
  ...{ rotation: 1, block: 1 },
  ...{ climbers: 1 / 2, north: 1 / 4, neighbors: 1 / 4 },
  ...{ spreading: 1 / 16, reach: 1 / 16, watering: 1 / 16 },
};

export const worthOf = ({ planned }: Bed, { total }: Scorer): Worth => {
  const plan = THOUSANDTHS * Math.abs(total);
  return { plan, plant: Math.max(THOUSANDTHS, Math.ceil(plan / Math.max(1, planned.length))) };
};

/** The terms of a bed. Without a site rotation alone is weighed. */
export function termsOf(bed: Bed, worth: Worth): Terms {
  const { options, site, algorithm } = bed.problem;
  const weighed: Term[] = [];
  const unweighed: Unweighed[] = [];
  for (const [name, option, make] of makers) {
    if (!site && name !== 'rotation') continue;
    const percent = options[option];
    const of = name === 'rotation' ? worth.plan : worth.plant;
    const part = algorithm === 'companion-planting' ? BESIDE_COMPANIONS[name] : 1;
    const term = percent === 0 ? SWITCHED_OFF : make(bed, Math.ceil((of * percent * part) / 100));
    if (typeof term === 'string') unweighed.push({ name, why: term });
    else weighed.push(term);
  }
  return { weighed: weighed.toSorted((a, b) => b.price - a.price), unweighed };
}

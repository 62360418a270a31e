import type { Standing } from '../problem/bed';
import { edgesOf } from './edges';
import { counted, notCounting, standsIn, type TermOf } from './term';

/** Climbers at an edge, where a trellis can stand. */
export const climbersAtAnEdge: TermOf = (bed, price) => {
  if (bed.problem.kinds.every(({ climbs }) => climbs === undefined)) return 'not known which plants climb';
  if (!standsIn(bed, ({ climbs }) => climbs === true)) return 'no climber among these plants';
  const { touches } = edgesOf(bed.problem);
  const isInside = (plant: Standing): boolean => plant.kind.climbs === true && !touches(plant);
  const insideOf = (plants: readonly Standing[]) => plants.filter((plant) => isInside(plant)).length;
  const inside = () => insideOf(bed.planned);
  return {
    name: 'climbers',
    price,
    costOf: (plant) => (isInside(plant) ? price : 0),
    faults: inside,
    inWords() {
      const climbers = bed.planned.filter(({ kind }) => kind.climbs === true).length;
      const away = inside();
      const words =
        away === 0
          ? `${counted(climbers, 'climber')} at an edge`
          : `${away} of ${counted(climbers, 'climber')} away from every edge`;
      return words + notCounting(insideOf(bed.kept));
    },
    tell: () => (plant) =>
      plant.kind.climbs === true
        ? [{ about: 'climbers', text: isInside(plant) ? 'climbs, but at no edge' : 'climbs, at an edge' }]
        : [],
  };
};

/** Feet that an arm reaches in. */
const REACH = 2;

/** Within reach: no plant is more than 2 ft from an edge. */
export const withinReach: TermOf = (bed, price) => {
  const { feetFrom, deepest } = edgesOf(bed.problem);
  const isBeyond = (plant: Standing): boolean => feetFrom(plant) > REACH;
  const beyondOf = (plants: readonly Standing[]) => plants.filter((plant) => isBeyond(plant)).length;
  const beyond = () => beyondOf(bed.planned);
  return {
    name: 'reach',
    price,
    costOf: (plant) => (isBeyond(plant) ? price : 0),
    faults: beyond,
    inWords() {
      const far = beyond();
      const words =
        far === 0
          ? `every plant within ${REACH} ft of an edge`
          : `${far} of ${counted(bed.planned.length, 'plant')} more than ${REACH} ft from every edge`;
      return words + notCounting(beyondOf(bed.kept));
    },
    tell: () => (plant) => {
      if (deepest <= REACH) return [];
      const text = isBeyond(plant)
        ? `out of reach, ${feetFrom(plant)} ft from the nearest edge`
        : `within ${REACH} ft of an edge`;
      return [{ about: 'reach', text }];
    },
  };
};

import type { Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { allIn, counted, standsIn, type TermOf } from './term';

/** Spreading kinds apart: runners touch no other kind, and what seeds itself no other kind that spreads. */
export const spreadingApart: TermOf = (bed, price) => {
  if (bed.problem.kinds.every(({ spreads }) => spreads === undefined)) return 'not known which plants spread';
  if (!standsIn(bed, ({ spreads }) => Boolean(spreads))) return 'no spreading kind among these plants';
  const overruns = (from: Kind, other: Kind): boolean => {
    if (!from.spreads || from.id === other.id) return false;
    return from.spreads === 'runners' || Boolean(other.spreads);
  };
  const touchingOf = ({ x, y, width, height }: Standing) => bed.near(x, y, width, height, 1);
  const beside = (plant: Standing): number =>
    touchingOf(plant).filter(({ kind }) => overruns(plant.kind, kind)).length;
  const spreaders = () => allIn(bed).filter(({ kind }) => Boolean(kind.spreads));
  return {
    name: 'spreading',
    price,
    costOf: (plant, touching) =>
      price *
      touching.reduce(
        (sum, { kind }) => sum + Number(overruns(plant.kind, kind)) + Number(overruns(kind, plant.kind)),
        0,
      ),
    faults: () => spreaders().filter((plant) => beside(plant) > 0).length,
    inWords() {
      const all = spreaders();
      const near = all.filter((plant) => beside(plant) > 0).length;
      return near === 0
        ? `${counted(all.length, 'spreading plant')} apart from what they may overrun`
        : `${near} of ${counted(all.length, 'spreading plant')} beside what they may overrun`;
    },
    tell: () => (plant) => {
      const { spreads } = plant.kind;
      if (!spreads) return [];
      const near = beside(plant);
      const text =
        spreads === 'runners'
          ? `spreads by runners, beside ${counted(near, 'plant')} of other kinds`
          : `seeds itself, beside ${counted(near, 'plant')} of other spreading kinds`;
      return [{ about: 'spreading', text }];
    },
  };
};

import type { Standing } from '../problem/bed';
import { counted, type TermOf } from './term';

/** Bad neighbors apart: no two bad companions touch. Which neighbors a plant has is told by its companions. */
export const badNeighborsApart: TermOf = (bed, price) => {
  const { isBad, kinds } = bed.problem;
  if (isBad.every((bad) => bad === 0)) return 'no bad companions among these plants';
  const badOf = (plant: Standing, touching: readonly Standing[]): number =>
    touching.filter((other) => isBad[plant.kind.index * kinds.length + other.kind.index] === 1).length;
  const touchingOf = ({ x, y, width, height }: Standing) => bed.near(x, y, width, height, 1);
  /** Pairs of two plants that stay are no plan's fault. */
  const pairs = (): number => {
    let ends = 0;
    for (const plant of bed.planned) {
      const touching = touchingOf(plant);
      const kept = touching.filter(({ kind }) => kind.role === 'kept');
      ends += badOf(plant, touching) + badOf(plant, kept);
    }
    return ends / 2;
  };
  return {
    name: 'neighbors',
    price,
    costOf: (plant, touching) => price * badOf(plant, touching),
    faults: pairs,
    inWords() {
      const bad = pairs();
      return bad === 0 ? 'no bad pair side by side' : `${counted(bad, 'bad pair')} side by side`;
    },
    tell: () => () => [],
  };
};

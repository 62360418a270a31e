import type { Standing } from '../problem/bed';
import { counted, notCounting, type TermOf } from './term';

/** Bad neighbors apart: no two bad companions touch. Which neighbors a plant has is told by its companions. */
export const badNeighborsApart: TermOf = (bed, price) => {
  const { isBad, kinds } = bed.problem;
  if (isBad.every((bad) => bad === 0)) return 'no bad companions among these plants';
  const badOf = (plant: Standing, touching: readonly Standing[]): number =>
    touching.filter((other) => isBad[plant.kind.index * kinds.length + other.kind.index] === 1).length;
  const touchingOf = ({ x, y, width, height }: Standing) => bed.near(x, y, width, height, 1);
  const staying = (plants: readonly Standing[]) => plants.filter(({ kind }) => kind.role === 'kept');
  /** Pairs of two plants that stay are no plan's fault. */
  const pairs = (): number => {
    let ends = 0;
    for (const plant of bed.planned) {
      const touching = touchingOf(plant);
      ends += badOf(plant, touching) + badOf(plant, staying(touching));
    }
    return ends / 2;
  };
  const pairsThatStay = (): number =>
    bed.kept.reduce((ends, plant) => ends + badOf(plant, staying(touchingOf(plant))), 0) / 2;
  return {
    name: 'neighbors',
    price,
    costOf: (plant, touching) => price * badOf(plant, touching),
    faults: pairs,
    inWords() {
      const bad = pairs();
      const words = bad === 0 ? 'no bad pair' : counted(bad, 'bad pair');
      return `${words} side by side${notCounting(pairsThatStay())}`;
    },
    tell: () => () => [],
  };
};

import type { Standing } from '../problem/bed';
import { counted, type TermOf } from './term';

/** Rotation kept: plants keep off ground that the years before advise against. */
export const rotationKept: TermOf = (bed, price) => {
  const { rotation } = bed.problem;
  if (!rotation) return 'nothing that stood here before speaks against a place';
  const isAgainst = ({ kind, x, y }: Standing): boolean => rotation.countAt(kind, x, y) > 0;
  const broken = () => bed.planned.filter((plant) => isAgainst(plant)).length;
  return {
    name: 'rotation',
    price,
    costOf: ({ kind, x, y }) => Math.round((price * rotation.countAt(kind, x, y)) / kind.area),
    faults: broken,
    inWords() {
      const against = broken();
      return against === 0
        ? 'no rule broken'
        : `${counted(against, 'plant')} on ground that rotation advises against`;
    },
    tell:
      () =>
      ({ kind, x, y }) => {
        const why = rotation.whyAt(kind, x, y);
        if (why !== undefined)
          return [
            {
              about: 'rotation',
              text: `${rotation.countAt(kind, x, y)} of its ${kind.area} ft² are ground that rotation advises against: ${why}`,
            },
          ];
        const cells = rotation.cellsOf(kind);
        return cells === 0
          ? []
          : [{ about: 'rotation', text: `keeps off ${cells} ft² that rotation advises against` }];
      },
  };
};

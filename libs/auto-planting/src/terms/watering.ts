import type { Standing } from '../problem/bed';
import type { Kind } from '../problem/kind';
import { groupsOf, sharedSide } from './shared-side';
import { allIn, counted, groupBy, type TermOf } from './term';

/** Feet of side along plants of its zone that weigh as much as one area more. */
const FEET_PER_AREA = 4;

/** Connected watering zones: the plants of one zone stand side by side, in one area. */
export const connectedZones: TermOf = (bed, price) => {
  const isKnown = ({ id }: Kind): boolean => id !== '';
  const zones = new Set(
    bed.problem.kinds
      .filter((kind) => isKnown(kind) && (kind.limit > 0 || kind.role === 'kept'))
      .map(({ zone }) => zone),
  );
  if (zones.size < 2) return 'these plants are of one watering zone';
  const perFoot = Math.ceil(price / FEET_PER_AREA);
  const byZone = () =>
    groupBy(
      allIn(bed).filter(({ kind }) => isKnown(kind)),
      ({ kind }) => kind.zone,
    );
  const areas = (): number =>
    [...byZone().values()].reduce((sum, plants) => sum + groupsOf(plants).length, 0);
  return {
    name: 'watering',
    price,
    costOf: (plant, touching) =>
      -perFoot *
      touching
        .filter(({ kind }) => kind.zone === plant.kind.zone && isKnown(kind))
        .reduce((feet, other) => feet + sharedSide(plant, other), 0),
    faults: () => areas() - byZone().size,
    inWords() {
      const [inAll, standing] = [areas(), byZone().size];
      return inAll === standing
        ? `${counted(standing, 'watering zone')}, each in one area`
        : `${counted(standing, 'watering zone')} in ${inAll} areas`;
    },
    tell() {
      const standing = byZone();
      const together = new Map<Standing, number>();
      for (const ofZone of standing.values())
        for (const area of groupsOf(ofZone)) for (const plant of area) together.set(plant, area.length);
      return (plant) => {
        const others = (standing.get(plant.kind.zone)?.length ?? 1) - 1;
        if (standing.size < 2 || others === 0) return [];
        const near = (together.get(plant) ?? 1) - 1;
        return [
          {
            about: 'watering',
            text: `in one area with ${near} of ${counted(others, 'other')} of its watering zone`,
          },
        ];
      };
    },
  };
};

import type { LayoutChangeRequest, PlannedChange } from '@planted/contracts';
import { changeLayout, type LayoutChange, type PlantingSpot, undoChanges } from '@planted/garden-domain';
import type { Difference } from '@planted/ui';
import { isRotationChange } from '../rotation/answers';
import type { BedBase } from '../saved-garden/bed-draft';

/** A planting that is not the same in garden and draft; `changed` is in its color, count, dates or chain. */
export interface Differing {
  readonly spot: PlantingSpot;
  readonly difference: Exclude<Difference, 'stays' | 'in-the-way'>;
  /** It is to come, and stands nowhere. */
  readonly isComing: boolean;
}

export interface Comparison {
  /** The garden after adoption. */
  readonly after: BedBase;
  /** Row by row. */
  readonly differences: readonly Differing[];
}

/** A change of the calls in the words of the domain; none for one that is not of the layout. */
function asLayoutChange(change: PlannedChange): LayoutChange[] {
  if (change.type === 'ignore-rotation' || change.type === 'heed-rotation') return [];
  if (change.type !== 'place') return [change];
  const { type, after, under, ...planting } = change;
  return [{ type, planting, ...(after !== undefined && { after }), ...(under !== undefined && { under }) }];
}

/** What adopting these changes makes of a garden. @returns null where it cannot be */
export function compare(garden: BedBase, changes: readonly PlannedChange[]): Comparison | null {
  const made = changeLayout(garden, changes.flatMap(asLayoutChange));
  if (!made.ok) return null;
  const after = { ...garden, ...made.layout };
  const placed = [
    ...placedOtherwise(garden.standing, after.standing, false),
    ...placedOtherwise(garden.season.coming, after.season.coming, true),
  ];
  const told = new Set(placed.map(({ spot }) => spot.id));
  const changed = new Set(changes.map(({ id }) => id).filter((id) => !told.has(id)));
  const others = [...changed].flatMap((id): Differing[] => {
    const [stands, comes] = [after.standing.get(id), after.season.coming.get(id)];
    const spot = stands ?? comes;
    return spot ? [{ spot, difference: 'changed', isComing: !stands }] : [];
  });
  const differences = [...placed, ...others].toSorted((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x);
  return { after, differences };
}

type Spots = ReadonlyMap<string, PlantingSpot>;

/** What is in one of two beds only, or elsewhere. */
function placedOtherwise(before: Spots, after: Spots, isComing: boolean): Differing[] {
  const ids = new Set([...before.keys(), ...after.keys()]);
  return [...ids].flatMap((id): Differing[] => {
    const [was, is] = [before.get(id), after.get(id)];
    if (!is) return was ? [{ spot: was, difference: 'removed', isComing }] : [];
    if (!was) return [{ spot: is, difference: 'added', isComing }];
    const isThere = was.x === is.x && was.y === is.y && was.width === is.width && was.height === is.height;
    return isThere ? [] : [{ spot: is, difference: 'moved', isComing }];
  });
}

/**
 * The act that takes an adoption back, made in the garden after it.
 * @param reasonFor why rotation advice was ignored for a planting before; undefined where it was not
 */
export function takenBack(
  garden: BedBase,
  after: BedBase,
  changes: readonly PlannedChange[],
  { today, reasonFor }: { readonly today: string; readonly reasonFor: (id: string) => string | undefined },
): LayoutChangeRequest[] {
  const back = undoChanges(garden, after, today).flatMap((change): LayoutChangeRequest[] => {
    if (change.type === 'reshape') return [];
    if (change.type !== 'place') return [change];
    return [{ type: 'place', ...change.planting }];
  });
  const wasThere = (id: string) => garden.standing.has(id) || garden.season.coming.has(id);
  const answers = changes.filter(isRotationChange).filter(({ id }) => wasThere(id));
  return [
    ...back,
    ...answers.map(({ id }): LayoutChangeRequest => {
      const because = reasonFor(id);
      return because === undefined ? { type: 'heed-rotation', id } : { type: 'ignore-rotation', id, because };
    }),
  ];
}

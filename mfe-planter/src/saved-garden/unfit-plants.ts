import type { Plant } from '@planted/contracts';
import type { Matrix, PlantingSpot } from '@planted/garden-domain';
import { arrivalAt, moveComing } from '../layout/coming';
import { freePlace, type Layout } from '../layout/layout';
import type { RebasedBed, UnfitPlant } from './bed-draft';
import { expectedIn, layoutOf, spotsIn } from './spots';

/** The nearest place that is free for what found none; that of where it stands is none, unless that was not it. */
export function freeFor(
  { wanted, now, isComing }: UnfitPlant,
  matrix: Matrix,
  layout: Layout,
): PlantingSpot | undefined {
  if (!wanted) return undefined;
  if (isComing) return arrivalAt(matrix, layout, wanted, wanted.id).problem ? undefined : wanted;
  const isElsewhere = now && (now.x !== wanted.x || now.y !== wanted.y);
  return freePlace(matrix, layout, wanted, isElsewhere ? now : undefined);
}

interface Bed {
  readonly matrix: Matrix;
  readonly layout: Layout;
  readonly catalogue: readonly Plant[];
  readonly newId: () => string;
}

/** The layout in which a planting is to come where the draft wanted it. */
export function comingAgain(wanted: PlantingSpot, { matrix, layout, catalogue, newId }: Bed): Layout {
  const before = layout.coming.find(({ id }) => id === wanted.id);
  if (before) return moveComing(matrix, layout, wanted.id, wanted.x, wanted.y);
  const arrival = arrivalAt(matrix, layout, wanted);
  const { coming, ...expected } = expectedIn(layout);
  // What is gone elsewhere may have stood in between: it is planned anew.
  const again = { ...wanted, id: newId(), after: arrival.problem ? null : arrival.after };
  const next = new Map(coming).set(again.id, again);
  return layoutOf(spotsIn(layout), { ...expected, coming: next }, layout, catalogue);
}

/** What is told, with what was told before as it is now: what was to come may stand, and the other way around. */
export function toTell(
  before: readonly UnfitPlant[],
  { unfit, draft, expected: { coming } }: RebasedBed,
): readonly UnfitPlant[] {
  const named = new Set(unfit.map(({ id }) => id));
  const earlier = before.filter(({ id }) => !named.has(id));
  const asItIs = earlier.map(({ isComing, ...one }): UnfitPlant => {
    const now = draft.get(one.id) ?? coming.get(one.id) ?? null;
    const comes = now ? coming.has(one.id) : isComing === true;
    return { ...one, now, ...(comes && { isComing: true }) };
  });
  return [...asItIs, ...unfit];
}

interface Refused {
  readonly id: string;
  readonly reason: string;
  readonly plants: Layout['plants'];
}

/** What is told since one change was refused: that one with its reason, and what went back with it. */
export function asRefused(
  told: readonly UnfitPlant[],
  before: readonly UnfitPlant[],
  { id, reason, plants }: Refused,
): readonly UnfitPlant[] {
  const known = new Set(before.map((one) => one.id));
  const refused = told.find((one) => one.id === id);
  const kind = (refused?.wanted ?? refused?.now)?.plantId;
  const name = plants.find(({ plantId }) => plantId === kind)?.name ?? kind;
  return told.map((one): UnfitPlant => {
    if (one.id === id) return { ...one, why: 'refused', reason };
    if (known.has(one.id)) return one;
    return { ...one, why: 'refused', reason: `${name} stays as it is in the garden` };
  });
}

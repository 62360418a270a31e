import type { PlannedChange, PlacedPlant, UnfitPlanting } from '@planted/contracts';
import {
  type BedChange,
  type CalendarDay,
  carryFootprint,
  comingDifference,
  type ComingDraft,
  comingOf,
  type EndOfPlanting,
  isInRing,
  type LayoutChange,
  layoutDifference,
  type Matrix,
  rebaseDraft,
} from '@planted/garden-domain';
import { layoutOf } from '../garden/garden-layout';
import type { ExistingGarden } from '../garden/garden-state';
import { plansBetween, rotationBetween, withPossibleOrder } from './adopted-plans';
import { asPlanned } from './branch-changes';
import { gardenOf, type WholeLayout } from './branch-garden';
import type { Branch } from './branch-state';

/** A change of a garden's ground since a branch began. */
export interface Reshaped {
  readonly before: Matrix;
  readonly change: BedChange;
}

/** What adopting a branch does in its garden. */
export interface Adoption {
  /** What fits, as one act. */
  readonly changes: readonly PlannedChange[];
  readonly unfit: readonly UnfitPlanting[];
}

interface AdoptedBranch {
  readonly branch: Branch;
  /** The garden as the branch found it, and what has become of it. */
  readonly base: ExistingGarden;
  readonly current: ExistingGarden;
  /** How its ground changed in between, in this order. */
  readonly reshapes: readonly Reshaped[];
  readonly today: CalendarDay;
}

/**
 * What a branch changes, taken to the garden of today planting by planting (EDT-4): what only one side changed is kept;
 * what both changed, or what has no room any more, stays as it is in the garden and is told. What the branch removes ends
 * today, as the branch says.
 */
export function adoptionOf({ branch, base, current, reshapes, today }: AdoptedBranch): Adoption {
  const before = carried(layoutOf(base), reshapes);
  const planned = gardenOf(base, branch);
  const draft = withoutPassing(carried(layoutOf(planned), reshapes), before);
  const now = layoutOf(current);
  const coming = comingOf<PlacedPlant>(draft);
  const rebased = rebaseDraft(
    before,
    { standing: draft.standing, coming },
    withOrderOfStanding(withoutTakenBack(now, branch), before, draft),
  );
  const target = { standing: rebased.standing.draft, coming: rebased.coming.draft };
  const endOf = endsIn(branch, today);
  const { made, left } = withPossibleOrder(
    now,
    [
      ...differenceOf(now, target, { under: draft.season.under, endOf, today }),
      ...plansBetween(target, { before: before.season, draft: draft.season, now }),
    ],
    target.standing,
  );
  const alive = (id: string) => target.standing.has(id) || target.coming.has(id);
  const rotation = rotationBetween({ before: base, draft: planned, now: current }, alive);
  const makes = (id: string, wanted: PlacedPlant | null): LayoutChange<PlacedPlant>[] =>
    wanted
      ? differenceOf(
          { ...now, standing: only(now.standing, id), season: { ...now.season, coming: new Map() } },
          { standing: new Map([[id, wanted]]), coming: new Map() },
          { under: draft.season.under, endOf, today },
        )
      : [{ type: 'end', id, ...endOf(id) }];
  const makesComing = (id: string, wanted: ComingPlant | null): LayoutChange<PlacedPlant>[] =>
    wanted
      ? comingDifference<PlacedPlant>(
          { ...now, season: { ...now.season, coming: only(now.season.coming, id) } },
          new Map([[id, wanted]]),
          today,
        )
      : [{ type: 'end', id, ...endOf(id) }];
  const standingUnfit = rebased.standing.unfit.map(
    ({ id, wanted, now: stands, why }): UnfitPlanting => ({
      ...{ id, why, isComing: false, wanted: wanted && spotOf(wanted), now: stands && spotOf(stands) },
      changes: makes(id, wanted).flatMap(asPlanned),
    }),
  );
  const comingUnfit = rebased.coming.unfit.map(
    ({ id, wanted, now: comes, why }): UnfitPlanting => ({
      ...{ id, isComing: true, why: why === 'gone' ? 'ended' : why },
      ...{ wanted: wanted && spotOf(wanted), now: comes && spotOf(comes) },
      changes: makesComing(id, wanted).flatMap(asPlanned),
    }),
  );
  const orderUnfit = left.flatMap((change): UnfitPlanting[] => {
    const spot = 'id' in change ? target.standing.get(change.id) : undefined;
    if (!spot) return [];
    const stands = spotOf(spot);
    return [
      {
        id: spot.id,
        why: 'changed',
        isComing: false,
        wanted: stands,
        now: stands,
        changes: asPlanned(change),
      },
    ];
  });
  return {
    changes: [...made.flatMap(asPlanned), ...rotation],
    unfit: [...standingUnfit, ...comingUnfit, ...orderUnfit],
  };
}

type ComingPlant = ComingDraft<PlacedPlant> extends ReadonlyMap<string, infer Spot> ? Spot : never;

const spotOf = ({ id, plantId, x, y, width, height, color, plantsPerSquare }: PlacedPlant) => ({
  ...{ id, plantId, x, y, width, height, color, plantsPerSquare },
});

const only = <Spot>(spots: ReadonlyMap<string, Spot>, id: string): ReadonlyMap<string, Spot> => {
  const spot = spots.get(id);
  return new Map(spot === undefined ? [] : [[id, spot]]);
};

interface DifferenceOptions {
  readonly under: ReadonlyMap<string, string>;
  readonly endOf: (id: string) => EndOfPlanting;
  readonly today: CalendarDay;
}

/** The changes that lead from a garden to what shall stand and be to come there; what shares squares after what has them. */
function differenceOf(
  now: WholeLayout,
  target: { readonly standing: WholeLayout['standing']; readonly coming: ComingDraft<PlacedPlant> },
  { under, endOf, today }: DifferenceOptions,
): LayoutChange<PlacedPlant>[] {
  const all = [
    ...layoutDifference(now, target.standing, ({ id }) => endOf(id)),
    ...comingDifference(now, target.coming, today),
  ].map((change): LayoutChange<PlacedPlant> => {
    if (change.type === 'end') return { ...change, ...endOf(change.id) };
    const host = change.type === 'place' ? under.get(change.planting.id) : undefined;
    return host === undefined || change.type !== 'place' ? change : { ...change, under: host };
  });
  const isGuest = (change: LayoutChange) => change.type === 'place' && change.under !== undefined;
  return [...all.filter((change) => !isGuest(change)), ...all.filter(isGuest)];
}

/** How and of what each planting ends by a branch: it ends when that is adopted. */
function endsIn({ acts }: Branch, day: CalendarDay): (id: string) => EndOfPlanting {
  const ends = new Map<string, EndOfPlanting>();
  for (const change of acts.flatMap(({ changes }) => changes))
    if (change.type === 'end') ends.set(change.id, { how: change.how, cause: change.cause, day });
  return (id) => ends.get(id) ?? { how: 'mistake', cause: null, day };
}

/** A layout on the ground of today. */
function carried(layout: WholeLayout, reshapes: readonly Reshaped[]): WholeLayout {
  const onToday = (spots: ReadonlyMap<string, PlacedPlant>) =>
    new Map([...spots].map(([id, spot]) => [id, reshapes.reduce(carriedBy, spot)]));
  const { standing, ended, season } = layout;
  return {
    ...layout,
    standing: onToday(standing),
    ended: onToday(ended),
    season: { ...season, coming: onToday(season.coming), dropped: onToday(season.dropped) },
  };
}

const carriedBy = (spot: PlacedPlant, { before, change }: Reshaped): PlacedPlant =>
  carryFootprint(spot, before, change);

/**
 * What comes after a planting that came and went in the branch comes after what that came after: it never was. So does
 * what comes after one that the branch put elsewhere and then dropped: the garden only drops it, where it is.
 */
function withoutPassing(draft: WholeLayout, before: WholeLayout): WholeLayout {
  const { season } = draft;
  const isIn = (id: string, ...all: ReadonlyMap<string, unknown>[]) => all.some((spots) => spots.has(id));
  const { standing, ended, season: was } = before;
  const isKnown = (id: string) =>
    isIn(id, draft.standing, season.coming) ||
    (isIn(id, standing, ended, was.coming, was.dropped) && was.after.get(id) === season.after.get(id));
  const after = new Map<string, string>();
  for (const id of season.after.keys()) {
    let at = season.after.get(id);
    while (at !== undefined && !isKnown(at)) at = season.after.get(at);
    if (at !== undefined) after.set(id, at);
  }
  return { ...draft, season: { ...season, after } };
}

/**
 * A garden in which what stands comes after what a branch has put it after: what is to come there may rest on that. Not
 * where the garden has them the other way around by now, which would be a ring.
 */
function withOrderOfStanding(now: WholeLayout, before: WholeLayout, draft: WholeLayout): WholeLayout {
  const after = new Map(now.season.after);
  for (const id of draft.standing.keys()) {
    const [said, is] = [draft.season.after.get(id), after.get(id)];
    if (said === before.season.after.get(id)) continue;
    after.delete(id);
    if (said !== undefined) after.set(id, said);
    if (!isInRing(after, id)) continue;
    after.delete(id);
    if (is !== undefined) after.set(id, is);
  }
  return { ...now, season: { ...now.season, after } };
}

/** What a branch had placed and what ended when its adoption was taken back may come again. */
function withoutTakenBack(now: WholeLayout, { acts, wasAdopted }: Branch): WholeLayout {
  if (!wasAdopted) return now;
  const own = new Set(
    acts.flatMap(({ changes }) => changes.flatMap((change) => (change.type === 'place' ? [change.id] : []))),
  );
  const others = (spots: ReadonlyMap<string, PlacedPlant>) =>
    new Map([...spots].filter(([id]) => !own.has(id)));
  const { ended, season } = now;
  return { ...now, ended: others(ended), season: { ...season, dropped: others(season.dropped) } };
}

import {
  baseAfter,
  baseSince,
  type LayoutBase,
  type LayoutSince,
  type ServedLayout,
  servedSeason,
  servedSpots,
  type StandingSpots,
} from '@planted/contracts';
import {
  type ComingDraft,
  comingDifference,
  isInRing,
  type LayoutChange,
  layoutDifference,
  planDifference,
  type PlantingSpot,
  rebaseDraft,
  type SeasonPlan,
  type StepDays,
  type UnfitChange,
} from '@planted/garden-domain';
import type { Layout } from '../layout/layout';
import type { Coming } from '../layout/placed';
import { type Expected, expectedIn, spotsIn } from './spots';

/** What a draft of the planter was made of: what stood in the garden, and what was to come. */
export interface BedBase extends LayoutBase {
  readonly season: SeasonPlan<PlantingSpot>;
}

/** The garden as the server answered it, after what was known of it. */
export function servedBase(served: ServedLayout, known?: BedBase): BedBase {
  const base = baseAfter(known ?? { standing: new Map(), ended: new Map() }, servedSpots(served));
  return { ...base, season: servedSeason(served, known?.season, base.standing) };
}

/** The garden that a page which was behind is told of (EDT-4). */
export function bedSince(known: BedBase, since: LayoutSince): BedBase {
  const base = baseSince(known, since);
  const tells = since.coming !== undefined;
  return { ...base, season: tells ? servedSeason(since, known.season, base.standing) : known.season };
}

const isKnownBy =
  ({ standing, ended, season }: BedBase) =>
  (id: string): boolean =>
    [standing, ended, season.coming, season.dropped].some((plantings) => plantings.has(id));

/** The changes of one act that lead from a garden to a draft of it: what stands, what is to come, and its dates. */
export function bedDifference(
  base: BedBase,
  layout: Layout,
  endOf: Parameters<typeof layoutDifference>[2],
  today: string,
): LayoutChange[] {
  const { season } = base;
  const { coming: wanted, fixed } = expectedIn(layout, isKnownBy(base));
  const coming = withoutRings(wanted, season.after);
  return [
    ...layoutDifference(base, spotsIn(layout), endOf),
    ...comingDifference(base, coming, today),
    ...[...coming.keys()].flatMap((id) => planDifference(id, season, { ...season, fixed })),
  ];
}

/** A change of a draft that could not be kept. */
export interface UnfitPlant extends Omit<UnfitChange, 'why'> {
  /** Its server refused it: `reason` says why. */
  readonly why: UnfitChange['why'] | 'refused';
  readonly reason?: string | undefined;
  /** It is, or was, to come: it stands nowhere. */
  readonly isComing?: true | undefined;
}

export interface RebasedBed {
  readonly draft: StandingSpots;
  readonly expected: Expected;
  readonly unfit: readonly UnfitPlant[];
}

/**
 * Takes a draft to what the garden has become (EDT-4): what stands, what is to come, and its dates.
 * @param kept stays as it is in the garden, whatever the draft has changed of it
 */
export function rebaseBed(
  base: BedBase,
  layout: Layout,
  current: BedBase,
  kept: ReadonlySet<string> = new Set(),
): RebasedBed {
  const own = expectedIn(layout, isKnownBy(base));
  const draft = { standing: spotsIn(layout), coming: withoutRings(own.coming, current.season.after) };
  const { standing, coming } = rebaseDraft(base, draft, current, kept);
  const daysOf = (id: string) =>
    kept.has(id) ? (current.season.fixed.get(id) ?? {}) : mergedDays(id, base, own, current);
  const fixed = new Map([...coming.draft.keys()].map((id) => [id, daysOf(id)] as const));
  const under = new Map([...own.under, ...current.season.under]);
  const notComing = coming.unfit.map(
    ({ why, ...one }): UnfitPlant => ({ ...one, why: why === 'gone' ? 'ended' : why, isComing: true }),
  );
  const expected = { coming: coming.draft, fixed, under };
  return { draft: standing.draft, expected, unfit: [...standing.unfit, ...notComing] };
}

/**
 * What was to come first may stand last: it was sown later, though it came after the other one. That comes after whatever
 * stands there, then.
 * @param after what each comes after, or came, also of what stands
 */
function withoutRings(coming: ComingDraft, after: ReadonlyMap<string, string>): ComingDraft {
  const said = new Map(after);
  for (const { id, after: before } of coming.values())
    if (before === null) said.delete(id);
    else said.set(id, before);
  return new Map(
    [...coming].map(([id, spot]) => [id, isInRing(said, id) ? { ...spot, after: null } : spot] as const),
  );
}

/** Between what each was put is said once, and is as the garden has it: what was saved when that was out grows between nothing. */
export function asStored(layout: Layout, base: BedBase): Layout {
  const isKnown = isKnownBy(base);
  const isOther = ({ id, under }: Coming) => isKnown(id) && base.season.under.get(id) !== under;
  if (!layout.coming.some(isOther)) return layout;
  const coming = layout.coming.map((one) =>
    isOther(one) ? { ...one, under: base.season.under.get(one.id) } : one,
  );
  return { ...layout, coming };
}

/** Dates that only others have set are theirs; those that were set here are kept. */
function mergedDays(id: string, base: BedBase, own: Expected, current: BedBase): StepDays {
  const [before, here] = [base.season.fixed.get(id) ?? {}, own.fixed.get(id)];
  const isSame = here === undefined || JSON.stringify(here) === JSON.stringify(before);
  return (isSame ? current.season.fixed.get(id) : here) ?? {};
}

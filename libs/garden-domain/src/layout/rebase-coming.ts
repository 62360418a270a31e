import { type ComingProblem, comingProblem, isInRing } from './chains';
import { isGuest } from './guests';
import type { Layout, LayoutChange, PlantingSpot } from './layout-change';
import { alikeIn, isSameSpot, SPOT_GROUPS, spotDifference } from './layout-difference';
import { NO_SEASON, type SeasonPlan } from './season-plan';

/** A planting to come, with what it comes after. */
export type ComingSpot<Spot extends PlantingSpot = PlantingSpot> = Spot & {
  readonly after: string | null;
  /** In the squares of which planting it is to grow, if it shares them. */
  readonly under?: string | undefined;
};

/** What a draft has to come, by id. */
export type ComingDraft<Spot extends PlantingSpot = PlantingSpot> = ReadonlyMap<string, ComingSpot<Spot>>;

/** A change of a draft in what is to come that could not be kept. */
interface UnfitComing<Spot extends PlantingSpot = PlantingSpot> {
  readonly id: string;
  /** As the draft has it; null where the draft has dropped it. */
  readonly wanted: ComingSpot<Spot> | null;
  /** As it is to come now; null where it does not come, or stands by now. */
  readonly now: ComingSpot<Spot> | null;
  /** Its squares or what it comes after are others now; it was changed, or dropped or sown, elsewhere meanwhile. */
  readonly why: 'no-room' | 'changed' | 'gone';
}

/** What is to come in a layout, as a draft begins with it. */
export function comingOf<Spot extends PlantingSpot>({
  season = NO_SEASON,
}: Pick<Layout<Spot>, 'season'>): ComingDraft<Spot> {
  const plan: SeasonPlan<Spot> = season;
  return new Map(
    [...plan.coming].map(([id, spot]) => {
      const under = plan.under.get(id);
      return [id, { ...spot, after: plan.after.get(id) ?? null, ...(under !== undefined && { under }) }];
    }),
  );
}

/**
 * The changes of one act that lead from what is to come in a layout to a draft of it: only what differs. What the draft
 * has not any more is dropped as a mistake of `today`; what was dropped and is in the draft again is restored.
 */
export function comingDifference<Spot extends PlantingSpot>(
  base: Layout<Spot>,
  draft: ComingDraft<Spot>,
  today: string,
): LayoutChange<Spot>[] {
  const before = comingOf(base);
  const dropped: SeasonPlan<Spot> = base.season ?? NO_SEASON;
  const drops = [...before.keys()]
    .filter((id) => !draft.has(id))
    .map((id) => ({ type: 'end' as const, id, how: 'mistake' as const, cause: null, day: today }));
  const changes = [...draft.values()].flatMap((wanted): LayoutChange<Spot>[] => {
    const { id, after, under } = wanted;
    const was = before.get(id);
    if (was) return [...spotDifference<Spot>(was, wanted), ...chainDifference(was.after, wanted)];
    if (!dropped.dropped.has(id))
      return [{ type: 'place', planting: wanted, after, ...(under !== undefined && { under }) }];
    const { x, y, width, height, color, plantsPerSquare } = wanted;
    return [
      { type: 'restore', id },
      { type: 'resize', id, x, y, width, height },
      { type: 'recolor', id, color },
      { type: 'count', id, plantsPerSquare },
      { type: 'put-after', id, after },
    ];
  });
  return [...drops, ...changes];
}

const chainDifference = (before: string | null, { id, after }: ComingSpot): LayoutChange<never>[] =>
  before === after ? [] : [{ type: 'put-after', id, after }];

export interface RebasedComing<Spot extends PlantingSpot> {
  readonly draft: ComingDraft<Spot>;
  readonly unfit: readonly UnfitComing<Spot>[];
}

/** What stands beside what is to come, by id. */
interface StandingBoth {
  readonly standing: ReadonlyMap<string, PlantingSpot>;
  readonly drafted: ReadonlyMap<string, PlantingSpot>;
}

/**
 * Takes what a draft has to come to what the layout it was made of has become (EDT-4), as `rebaseLayout` does what
 * stands: what only one side changed is kept, what both changed or what cannot be now stays as others made it, and is told.
 * @param draft made of `base`, and legal there
 * @param stands what stands once the draft is made, and what stands in the draft as it was made: in whose squares others
 * may grow. What the draft has between others that are elsewhere by now, or gone, cannot be
 * @param kept stays as others made it, whatever the draft has changed of it
 */
export function rebaseComing<Spot extends PlantingSpot>(
  base: Layout<Spot>,
  draft: ComingDraft<Spot>,
  current: Layout<Spot>,
  { standing, drafted }: StandingBoth = { standing: current.standing, drafted: base.standing },
  kept: ReadonlySet<string> = new Set(),
): RebasedComing<Spot> {
  const [before, now] = [comingOf(base), comingOf(current)];
  const merged = new Map<string, ComingSpot<Spot>>();
  const unfit = new Map<string, UnfitComing<Spot>>();
  for (const id of new Set([...before.keys(), ...draft.keys(), ...now.keys()])) {
    const [was, wanted, is] = [before.get(id), draft.get(id), now.get(id)];
    if (kept.has(id) && !isSame(wanted, is)) {
      unfit.set(id, { id, wanted: wanted ?? null, now: is ?? null, why: wanted ? 'no-room' : 'changed' });
      if (is) merged.set(id, is);
      continue;
    }
    const isMet = current.standing.has(id) || (isKnownBy(current, id) && !isKnownBy(base, id));
    const spot = mergeComing(was, wanted, is, isMet);
    if (spot === CLASH)
      unfit.set(id, { id, wanted: wanted ?? null, now: is ?? null, why: is ? 'changed' : 'gone' });
    const stays = spot === CLASH ? is : spot;
    if (stays) merged.set(id, stays);
  }
  const underThere = underIn(draft, base);
  const hostsThere = new Map<string, PlantingSpot>([...drafted, ...draft]);
  const isBetween = (spot: PlantingSpot) => isGuest(underThere, spot, hostsThere);
  const next = () => culpritIn(merged, now, current, { standing, isBetween });
  for (let culprit = next(); culprit; culprit = next()) {
    const { id } = culprit;
    const is = now.get(id);
    if (is) merged.set(id, is);
    else merged.delete(id);
    unfit.set(id, { id, wanted: draft.get(id) ?? null, now: is ?? null, why: 'no-room' });
  }
  return { draft: merged, unfit: [...unfit.values()] };
}

const CLASH = Symbol('both changed it');

const isSame = (a: ComingSpot | undefined, b: ComingSpot | undefined): boolean =>
  isSameSpot(a, b) && a?.after === b?.after;

/** @param isMet whether one of that id stands by now, or others have made, and ended, one meanwhile */
function mergeComing<Spot extends PlantingSpot>(
  was: ComingSpot<Spot> | undefined,
  wanted: ComingSpot<Spot> | undefined,
  is: ComingSpot<Spot> | undefined,
  isMet: boolean,
): ComingSpot<Spot> | undefined | typeof CLASH {
  if (isSame(was, wanted) || isSame(is, wanted)) return is;
  if (isSame(was, is) && !isMet) return wanted;
  if (!wanted || !is || !was) return CLASH;
  let spot = is;
  for (const group of Object.keys(SPOT_GROUPS) as (keyof typeof SPOT_GROUPS)[]) {
    if (alikeIn(group, was, wanted) || alikeIn(group, is, wanted)) continue;
    if (!alikeIn(group, was, is)) return CLASH;
    const { x, y, width, height, color, plantsPerSquare } = wanted;
    const changes = { place: { x, y, width, height }, color: { color }, count: { plantsPerSquare } };
    spot = { ...spot, ...changes[group] };
  }
  if (was.after === wanted.after || is.after === wanted.after) return spot;
  return was.after === is.after ? { ...spot, after: wanted.after } : CLASH;
}

const isKnownBy = ({ standing, ended, season = NO_SEASON }: Layout, id: string): boolean =>
  [standing, ended, season.coming, season.dropped].some((plantings) => plantings.has(id));

/** In the squares of which planting each grows, or is to grow: as is stored, and as a draft says of new ones. */
function underIn(draft: ComingDraft, { season = NO_SEASON }: Layout): ReadonlyMap<string, string> {
  const under = new Map(season.under);
  for (const { id, under: host } of draft.values()) if (host !== undefined) under.set(id, host);
  return under;
}

/** What each comes after: as is stored, and as a draft says of its own. */
function afterIn(draft: ComingDraft, { season = NO_SEASON }: Layout): ReadonlyMap<string, string> {
  const after = new Map(season.after);
  for (const { id, after: said } of draft.values())
    if (said === null) after.delete(id);
    else after.set(id, said);
  return after;
}

/** Of what a draft has to come, the first that cannot be so by what the draft has changed. */
function problemIn(
  coming: ComingDraft,
  now: ComingDraft,
  current: Layout,
  standing: ReadonlyMap<string, PlantingSpot>,
): ComingProblem | undefined {
  const placed = new Set<string>();
  const chained = new Set<string>();
  for (const spot of coming.values()) {
    const is = now.get(spot.id);
    if (!is || !alikeIn('place', is, spot)) placed.add(spot.id);
    if (is?.after !== spot.after) chained.add(spot.id);
  }
  const [after, under] = [afterIn(coming, current), underIn(coming, current)];
  return comingProblem(current.matrix, { standing, coming, after, under }, { placed, chained });
}

interface Surroundings {
  readonly standing: ReadonlyMap<string, PlantingSpot>;
  /** Whether the draft, as it was made, has a planting there in squares of another one. */
  readonly isBetween: (spot: PlantingSpot) => boolean;
}

/** One that the draft has changed and that cannot be so: with every one taken back, what others made is left. */
function culpritIn<Spot extends PlantingSpot>(
  merged: ComingDraft<Spot>,
  now: ComingDraft<Spot>,
  current: Layout<Spot>,
  { standing, isBetween }: Surroundings,
): ComingSpot<Spot> | { readonly id: string } | undefined {
  const after = afterIn(merged, current);
  const changed = [...new Set([...merged.keys(), ...now.keys()])].filter(
    (id) => !isSame(merged.get(id), now.get(id)),
  );
  const under = underIn(merged, current);
  const hosts = new Map([...standing, ...merged]);
  const isThere = (id: string) => merged.has(id) || standing.has(id) || isKnownBy(current, id);
  const broken = changed.find((id) => {
    const spot = merged.get(id);
    const { after: said = null, under: host } = spot ?? {};
    const isHostless = host !== undefined && !now.has(id) && !hosts.has(host);
    const isLeft = spot !== undefined && isBetween(spot) && !isGuest(under, spot, hosts);
    return (said !== null && !isThere(said)) || isHostless || isLeft || isInRing(after, id);
  });
  if (broken !== undefined) return { id: broken };
  const problem = problemIn(merged, now, current, standing);
  if (!problem) return undefined;
  const own = [problem.id, problem.by].find((id) => id !== undefined && changed.includes(id));
  const id = own ?? changed.at(-1);
  return id === undefined ? undefined : { id };
}

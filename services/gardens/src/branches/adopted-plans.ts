import type { PlannedChange, PlacedPlant } from '@planted/contracts';
import { changeLayout, type LayoutChange, planDifference, type SeasonPlan } from '@planted/garden-domain';
import type { ExistingGarden } from '../garden/garden-state';
import type { WholeLayout } from './branch-garden';

interface ThreeSeasons {
  /** Of the garden as a branch found it, of the branch, and of the garden of today. */
  readonly before: SeasonPlan<PlacedPlant>;
  readonly draft: SeasonPlan<PlacedPlant>;
  readonly now: WholeLayout;
}

/**
 * The dates that a branch has set, and what it has put after what, for all that stands or is to come once it is adopted.
 * What the branch left as it was is as the garden says today.
 */
export function plansBetween(
  target: { readonly standing: ReadonlyMap<string, unknown>; readonly coming: ReadonlyMap<string, unknown> },
  { before, draft, now }: ThreeSeasons,
): LayoutChange<PlacedPlant>[] {
  const { season } = now;
  const isKnown = (id: string) =>
    [target.standing, target.coming, now.standing, now.ended, season.coming, season.dropped].some((spots) =>
      spots.has(id),
    );
  return [...target.standing.keys(), ...target.coming.keys()].flatMap((id) => {
    const [after, fixed] = [new Map(season.after), new Map(season.fixed)];
    const said = draft.after.get(id);
    // Of what is to come, the rebased plan says it.
    if (target.standing.has(id) && said !== before.after.get(id)) {
      if (said === undefined) after.delete(id);
      else if (isKnown(said)) after.set(id, said);
    }
    const days = draft.fixed.get(id) ?? {};
    if (JSON.stringify(days) !== JSON.stringify(before.fixed.get(id) ?? {})) fixed.set(id, days);
    return planDifference<PlacedPlant>(id, season, { ...season, after, fixed });
  });
}

/**
 * An act without what it says of the order of standing plantings where the garden cannot have that: what once kept two out
 * of each other's time may be back.
 * @returns what is left of the act, and what was left out
 */
export function withPossibleOrder(
  now: WholeLayout,
  act: readonly LayoutChange<PlacedPlant>[],
  standing: ReadonlyMap<string, unknown>,
): {
  readonly made: readonly LayoutChange<PlacedPlant>[];
  readonly left: readonly LayoutChange<PlacedPlant>[];
} {
  let made = act;
  const left: LayoutChange<PlacedPlant>[] = [];
  for (let tried = changeLayout(now, made); !tried.ok; tried = changeLayout(now, made)) {
    const ordered = made.filter((change) => change.type === 'put-after' && standing.has(change.id));
    const refused = made[tried.index];
    const out = ordered.find((change) => change === refused) ?? ordered.at(-1);
    if (!out) break;
    left.push(out);
    made = made.filter((change) => change !== out);
  }
  return { made, left };
}

interface ThreeGardens {
  readonly before: ExistingGarden;
  readonly draft: ExistingGarden;
  readonly now: ExistingGarden;
}

/** For which plantings a branch has come to ignore rotation advice, or to heed it again. */
export function rotationBetween(
  { before, draft, now }: ThreeGardens,
  isAlive: (id: string) => boolean,
): PlannedChange[] {
  const [was, wanted, is] = [before, draft, now].map(({ layout }) => layout.ignored);
  const ids = new Set([...(was?.keys() ?? []), ...(wanted?.keys() ?? [])]);
  return [...ids].flatMap((id): PlannedChange[] => {
    const because = wanted?.get(id);
    if (!isAlive(id) || because === was?.get(id) || because === is?.get(id)) return [];
    return because === undefined
      ? [{ type: 'heed-rotation', id }]
      : [{ type: 'ignore-rotation', id, because }];
  });
}

import type { Layout, PlantingSpot } from './layout-change';
import { type ComingDraft, comingOf, rebaseComing, type RebasedComing } from './rebase-coming';
import { type RebasedDraft, rebaseLayout } from './rebase-layout';

/** What a draft of a layout has, by id. */
interface Draft<Spot extends PlantingSpot> {
  readonly standing: ReadonlyMap<string, Spot>;
  readonly coming: ComingDraft<Spot>;
}

interface Rebased<Spot extends PlantingSpot> {
  readonly standing: RebasedDraft<Spot>;
  readonly coming: RebasedComing<Spot>;
}

/**
 * Takes a draft to what the layout it was made of has become (EDT-4): what stands, and what is to come beside it. What
 * others have put into the ground meanwhile, or said not to be in it after all, is told as what it is now.
 * @param kept stays as others made it, whatever the draft has changed of it
 */
export function rebaseDraft<Spot extends PlantingSpot>(
  base: Layout<Spot>,
  draft: Draft<Spot>,
  current: Layout<Spot>,
  kept?: ReadonlySet<string>,
): Rebased<Spot> {
  const standing = rebaseLayout(base, draft.standing, current, kept);
  const both = { standing: standing.draft, drafted: draft.standing };
  const coming = rebaseComing(base, draft.coming, current, both, kept);
  const comes = comingOf(current);
  const came = comingOf(base);
  const goneHere = (id: string) => !draft.standing.has(id) && !draft.coming.has(id);

  const comeAgain = [...comes.values()].flatMap((now): RebasedComing<Spot>['unfit'][number][] => {
    const { id } = now;
    const wanted = standing.unfit.find((one) => one.id === id)?.wanted;
    if (wanted) return [{ id, wanted: { ...now, ...wanted }, now, why: 'changed' }];
    return base.standing.has(id) && goneHere(id) ? [{ id, wanted: null, now, why: 'changed' }] : [];
  });
  const sown = [...current.standing.values()].flatMap((now): RebasedDraft<Spot>['unfit'][number][] => {
    const { id } = now;
    const wanted = coming.unfit.find((one) => one.id === id)?.wanted;
    if (wanted) return [{ id, wanted: { ...now, ...spotOf(wanted) }, now, why: 'changed' }];
    return came.has(id) && goneHere(id) ? [{ id, wanted: null, now, why: 'changed' }] : [];
  });
  return {
    standing: { ...standing, unfit: [...standing.unfit.filter(({ id }) => !comes.has(id)), ...sown] },
    coming: {
      ...coming,
      unfit: [...coming.unfit.filter(({ id }) => !current.standing.has(id)), ...comeAgain],
    },
  };
}

const spotOf = ({ x, y, width, height, color, plantsPerSquare }: PlantingSpot) => ({
  ...{ x, y, width, height, color, plantsPerSquare },
});

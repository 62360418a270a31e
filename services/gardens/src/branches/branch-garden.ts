import type { GardenEvent, PlacedPlant } from '@planted/contracts';
import { changeLayout, type Layout, type SeasonPlan } from '@planted/garden-domain';
import { layoutEventsOf } from '../garden/change-layout';
import { evolve } from '../garden/evolve-garden';
import { layoutOf } from '../garden/garden-layout';
import type { ExistingGarden, GardenState } from '../garden/garden-state';
import { rotationActOf } from '../garden/ignore-rotation';
import { asLayoutChange } from './branch-changes';
import type { Branch, BranchAct } from './branch-state';

/** What stands in a garden, has ended there and is to come. */
export type WholeLayout = Layout<PlacedPlant> & { readonly season: SeasonPlan<PlacedPlant> };

/**
 * The garden as a branch has it: as it was when that began, after the acts of the branch. They were decided by the
 * garden's rules when they were made; read again, nothing is asked of the catalog, so a branch stays as it was planned.
 * @param base the garden after the events that the branch starts from
 */
export const gardenOf = (base: ExistingGarden, { acts }: Pick<Branch, 'acts'>): ExistingGarden =>
  acts.reduce(afterAct, base);

function afterAct(garden: ExistingGarden, { changes, day }: BranchAct): ExistingGarden {
  const layout = layoutOf(garden);
  const made = changeLayout(layout, changes.flatMap(asLayoutChange));
  // The rules never become stricter for what is stored: whoever makes them so reads earlier acts by the earlier ones.
  if (!made.ok) return garden;
  const { gardenId } = garden.saved;
  const { standing, season } = made.layout;
  const rotation = rotationActOf(
    garden,
    { gardenId, changes },
    (id) => standing.has(id) || season.coming.has(id),
  );
  const events: GardenEvent[] = [
    ...layoutEventsOf(garden, layout.season, made, { changes, today: day }),
    ...('ok' in rotation ? [] : rotation),
  ];
  const after = events.reduce<GardenState>(evolve, garden);
  return after.exists ? after : garden;
}

import { sharesSquares } from '@planted/garden-domain';
import type { GhostPlant } from '@planted/ui';
import { isBetween } from '../../layout/between';
import type { Layout } from '../../layout/layout';
import type { Coming } from '../../layout/placed';
import type { ComingDates } from './succession';

/** What is to come as a bed draws it: which is the first on its squares has the turn 0. */
export function comingGhosts(layout: Layout, dates: ComingDates): GhostPlant[] {
  const images = new Map(layout.plants.map((plant) => [plant.plantId, plant.smallImageUrl]));
  return layout.coming.map((one) => {
    const stands = layout.placements.some((placed) => sharesSquares(placed, one));
    const turn = turnOf(layout, one);
    const isGuest = isBetween(layout, one);
    return {
      plant: {
        ...one,
        imageUrl: images.get(one.plantId),
        isBetween: one.stands && isGuest,
      },
      kind: isGuest ? 'between' : stands || turn > 0 ? 'then' : 'comes',
      day: dates.get(one.id)?.on ?? null,
      turn,
    };
  });
}

/** How many that are to come are before it on its squares. */
function turnOf({ coming }: Layout, one: Coming): number {
  const met = new Set<string>();
  for (let at = one.after; at !== null && !met.has(at); ) {
    const before: Coming | undefined = coming.find(({ id }) => id === at);
    if (!before) break;
    met.add(before.id);
    at = before.after;
  }
  return met.size;
}

import type { LayoutChangeRequest } from '@planted/contracts';
import { localDayOf } from '@planted/garden-domain';
import { newId } from '@planted/mfe-kit';
import { colorForPlant } from '@planted/ui';
import { type PlantedGarden, squaresWords } from '../gardens/planted-garden';
import type { Follower } from './choose-followers';

/** What puts a kind into free squares, and what takes it back: changes of one act. */
export type FollowerAct = Readonly<Record<'changes' | 'undo', readonly LayoutChangeRequest[]>>;

/** The changes that put a follower where it fits: with its place in the season where that is known, else as planned. */
export function actOf(garden: PlantedGarden, follower: Follower): FollowerAct {
  const color = colorOf(garden, follower);
  const dated = follower.dated?.actOf(color);
  if (dated) return dated;
  const changes = follower.spots.map((spot) => ({
    ...{ type: 'place' as const, id: newId(), plantId: follower.plant.id },
    ...{ ...spot, color },
  }));
  const day = localDayOf(new Date());
  const undo = changes.map(({ id }) => ({
    ...{ type: 'end' as const, id, how: 'mistake' as const, cause: null, day },
  }));
  return { changes, undo };
}

/** '2 squares': those that a follower takes. */
export const squaresFor = ({ plant, spots }: Follower): string =>
  squaresWords(spots.length * plant.planting_width * plant.planting_height);

/** The color that its kind has in this bed, else one as the planner would choose it. */
function colorOf(garden: PlantedGarden, { plant }: Follower): string {
  const same = garden.plants.find((entry) => entry.plant.id === plant.id);
  if (same) return same.display_color;
  const { plant_name: plantName, plant_type: plantType, accent_color, leaf_color } = plant;
  const ink = { plantName, plantType, accentColor: accent_color, leafColor: leaf_color };
  return colorForPlant(ink, new Set(garden.plants.map(({ display_color }) => display_color)));
}

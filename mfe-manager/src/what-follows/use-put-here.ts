import { showAlert, newId } from '@planted/mfe-kit';
import { colorForPlant } from '@planted/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type PlantedGarden, squaresWords } from '../gardens/planted-garden';
import { isUndone } from '../gardens/refusal-of';
import { useRefreshPlants } from '../gardens/use-refresh-plants';
import type { LayoutAct } from '../layout-act/layout-act';
import { reasonOf, useLayoutActs } from '../layout-act/use-layout-acts';
import { calendarDayOf } from '../today';
import type { Follower } from './choose-followers';

interface Attempt {
  readonly follower: Follower;
  readonly ids: readonly string[];
  readonly act: LayoutAct;
}

/** Puts a kind into cleared squares, planned, as an act of its own with its Undo. */
export function usePutHere(garden: PlantedGarden, onPut: () => void) {
  const refresh = useRefreshPlants();
  const acts = useLayoutActs(garden.id);
  // Pressed again after a lost answer it is the same act.
  const attempt = useRef<Attempt>(undefined);

  function begin(follower: Follower): Attempt {
    const { plant, spots } = follower;
    const color = colorOf(garden, follower);
    const placed = spots.map((spot) => ({
      type: 'place' as const,
      id: newId(),
      plantId: plant.id,
      ...spot,
      color,
    }));
    return { follower, ids: placed.map(({ id }) => id), act: acts.create(placed) };
  }

  return useMutation({
    mutationFn(follower: Follower) {
      if (attempt.current?.follower.plant.id !== follower.plant.id) attempt.current = begin(follower);
      return attempt.current.act.send();
    },
    async onSuccess(done, { plant, spots }) {
      const ids = attempt.current?.ids ?? [];
      attempt.current = undefined;
      await refresh();
      const squares = squaresWords(spots.length * plant.planting_width * plant.planting_height);
      acts.tell(
        {
          title: `${plant.plant_name} planned`,
          text: `In ${squares} of ${garden.name}.`,
          undone: { title: 'Taken Back', text: `${plant.plant_name} in ${garden.name}.` },
          stays: `${plant.plant_name} could not be taken back`,
        },
        done,
        ids.map((id) => ({ type: 'end', id, how: 'mistake', cause: null, day: calendarDayOf(new Date()) })),
      );
      onPut();
    },
    onError(cause) {
      if (isUndone(cause)) attempt.current = undefined;
      showAlert({ kind: 'error', title: 'Not Planted', text: reasonOf(cause) });
      void refresh();
    },
  });
}

/** The color that its kind has in this bed, else one as the planner would choose it. */
function colorOf(garden: PlantedGarden, { plant }: Follower): string {
  const same = garden.plants.find((entry) => entry.plant.id === plant.id);
  if (same) return same.display_color;
  const { plant_name: plantName, plant_type: plantType, accent_color, leaf_color } = plant;
  const ink = { plantName, plantType, accentColor: accent_color, leafColor: leaf_color };
  return colorForPlant(ink, new Set(garden.plants.map(({ display_color }) => display_color)));
}

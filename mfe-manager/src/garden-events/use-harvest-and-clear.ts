import type { GardenPlant } from '@planted/contracts';
import { useRef } from 'react';
import { countOfPlants, type PlantedGarden, squaresUnder } from '../gardens/planted-garden';
import type { LayoutAct } from '../layout-act/layout-act';
import { useLayoutActs } from '../layout-act/use-layout-acts';
import type { EventToSend } from './event-form';
import { clearingOf, harvestWords } from './harvest';

/**
 * Logs a harvest and clears the squares under it, in one act with one Undo for all of it.
 * @returns sends it, once for a key, and answers what was cleared
 */
export function useHarvestAndClear(garden: PlantedGarden) {
  const acts = useLayoutActs(garden.id);
  const attempt = useRef<{ readonly key: string; readonly act: LayoutAct }>(undefined);

  return async (event: EventToSend, plants: readonly GardenPlant[], key: string) => {
    if (attempt.current?.key !== key) attempt.current = { key, act: acts.create(clearingOf(event, plants)) };
    const done = await attempt.current.act.send();
    const ids = new Set(done.changes.flatMap((change) => (change.type === 'end' ? [change.id] : [])));
    const gone = plants.filter(({ id }) => ids.has(id));
    acts.tell(
      {
        title: `${gone[0]?.plant.plant_name} harvested and cleared`,
        text: harvestWords(event, squaresUnder(gone)),
        undone: { title: 'Plants Restored', text: `${countOfPlants(gone.length)} back in ${garden.name}.` },
        stays: 'The harvest could not be taken back',
      },
      done,
      gone.map(({ id }) => ({ type: 'restore', id })),
    );
    return gone;
  };
}

import type { GardenPlant } from '@planted/contracts';
import { useRef } from 'react';
import type { Follower } from '../what-follows/choose-followers';
import { actOf, type FollowerAct, squaresFor } from '../what-follows/follower-act';
import { countOfPlants, type PlantedGarden, squaresUnder } from '../gardens/planted-garden';
import type { LayoutAct } from '../layout-act/layout-act';
import { useLayoutActs } from '../layout-act/use-layout-acts';
import type { EventToSend } from './event-form';
import { clearingOf, freeSquares, harvestWords } from './harvest';

interface Attempt {
  readonly key: string;
  readonly follower: Follower | undefined;
  readonly act: LayoutAct;
  readonly undo: FollowerAct['undo'];
}

/**
 * Logs a harvest and clears the squares under it, in one act with one Undo for all of it. A follower goes into them in the
 * same act.
 * @returns sends it, once for a key, and answers what was cleared
 */
export function useHarvestAndClear(garden: PlantedGarden) {
  const acts = useLayoutActs(garden.id);
  const attempt = useRef<Attempt>(undefined);

  function begin(
    event: EventToSend,
    plants: readonly GardenPlant[],
    key: string,
    follower?: Follower,
  ): Attempt {
    const { changes, undo } = follower ? actOf(garden, follower) : NO_ACT;
    return { key, follower, undo, act: acts.create([...clearingOf(event, plants), ...changes]) };
  }

  return async (event: EventToSend, plants: readonly GardenPlant[], key: string, follower?: Follower) => {
    if (attempt.current?.key !== key || attempt.current.follower !== follower)
      attempt.current = begin(event, plants, key, follower);
    const { act, undo } = attempt.current;
    const done = await act.send();
    const ids = new Set(done.changes.flatMap((change) => (change.type === 'end' ? [change.id] : [])));
    const gone = plants.filter(({ id }) => ids.has(id));
    acts.tell(
      {
        title: `${gone[0]?.plant.plant_name} harvested and cleared`,
        text: harvestWords(event, follower ? followedBy(follower) : freeSquares(squaresUnder(gone))),
        undone: { title: 'Plants Restored', text: `${countOfPlants(gone.length)} back in ${garden.name}.` },
        stays: 'The harvest could not be taken back',
      },
      done,
      [...undo, ...gone.map(({ id }) => ({ type: 'restore' as const, id }))],
    );
    return gone;
  };
}

const NO_ACT: FollowerAct = { changes: [], undo: [] };

/** 'Bush Bean in 2 squares'. */
const followedBy = (follower: Follower): string => `${follower.plant.plant_name} in ${squaresFor(follower)}`;

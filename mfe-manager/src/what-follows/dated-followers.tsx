import { newId } from '@planted/mfe-kit';
import { nameOfDay, toDay, toText } from '@planted/season';
import {
  type PlannedBed,
  putThere,
  startWords,
  takeBack,
  useGardenPlans,
  whatFits,
  without,
} from '@planted/season-plan';
import { Loading } from '@planted/ui';
import { useMemo } from 'react';
import { useToday } from '../today';
import { chooseFollowers, type Follower } from './choose-followers';
import { FollowerList, type FollowersProps } from './follower-list';
import { UndatedFollowers } from './undated-followers';

/** What could follow and still ripens, by the plan of the garden; by the rules alone where that cannot be read. */
export default function DatedFollowers(list: FollowersProps) {
  const { gone } = list;
  const { id, row, plants: standing } = list.garden;
  const today = toDay(useToday());
  const plans = useGardenPlans(today, id);
  const isReady = plans.status === 'ready';
  const planned = isReady ? plans.gardens.find((one) => one.garden.id === id) : undefined;
  const known = isReady ? plans.known : undefined;
  const found = useMemo(
    () =>
      planned?.plan && known
        ? datedFollowers({ garden: planned.garden, plan: planned.plan, known }, { row, standing, gone })
        : undefined,
    [planned, known, row, standing, gone],
  );
  if (plans.status === 'loading') return <Loading>Looking for what fits...</Loading>;
  if (!found) return <UndatedFollowers {...list} />;
  const names = found.followers.map(({ plant }) => plant.plant_name).join(', ');
  return (
    <>
      <p className="small">
        Free from {found.day}: {names || 'nothing that still ripens'}.
      </p>
      {found.followers.length > 0 && <FollowerList {...list} followers={found.followers} />}
    </>
  );
}

interface DatedFollowersList {
  /** 'July 3' */
  readonly day: string;
  readonly followers: readonly Follower[];
}

function datedFollowers(
  planned: PlannedBed,
  cleared: Parameters<typeof chooseFollowers>[1],
): DatedFollowersList {
  const { gone } = cleared;
  // The answer may not know of the act before.
  const bed = without(planned, new Set(gone.map(({ id }) => id)));
  const { plan, known } = bed;
  const { today } = known;
  const area = gone.map((entry) => ({
    x: entry.grid_x,
    y: entry.grid_y,
    width: entry.custom_planting_width,
    height: entry.custom_planting_height,
  }));
  const fits = whatFits(bed, area, today, [...known.plants.values()]);
  const byKind = new Map(fits.fitting.map((one) => [one.plant.id, one]));
  const kinds = fits.fitting.map(({ plant }) => plant);
  const chosen = chooseFollowers(kinds, cleared);
  const followers = chosen.flatMap((follower): Follower[] => {
    const fitting = byKind.get(follower.plant.id);
    if (!fitting) return [];
    const actOf = (color: string) => {
      const changes = putThere(bed, fits, fitting, (spot) => {
        return { ...spot, id: newId(), plantId: fitting.plant.id, color, plantsPerSquare: null };
      });
      return changes && { changes, undo: takeBack(changes, bed.garden.plantings, toText(today)) };
    };
    return [
      { ...follower, spots: fitting.spots, dated: { says: startWords(fitting.chance, plan, today), actOf } },
    ];
  });
  return { day: nameOfDay(today, plan.words.year), followers };
}

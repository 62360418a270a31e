import { sizeOf } from '@planted/garden-domain';
import { BedSoil, PlantTile } from '@planted/ui';
import { memo, useMemo } from 'react';
import { stayingOf } from '../../layout/proposal';
import type { GardenPlot } from '../../planter/garden-plot';
import type { MadePlan } from '../auto-plant/create-planning';
import { placementsOf } from '../auto-plant/plan-garden';
import styles from './compare-dialog.module.css';

const SIDE = 220;

/** A plan in small, with what stays where it is. */
export const PlanMiniature = memo(({ plot, plan }: { plot: GardenPlot; plan: MadePlan }) => {
  const { before, choice, result, data } = plan;
  const { width, height } = sizeOf(plot.matrix);
  const cell = SIDE / Math.max(1, width, height);
  const { placements, images } = useMemo(() => {
    let made = 0;
    const { planned, offered } = placementsOf(result, before, () => `planned ${(made += 1)}`, data.catalogue);
    return {
      placements: [...stayingOf(before, choice.keepsPlaced).placements, ...planned],
      images: new Map([...before.plants, ...offered].map((plant) => [plant.plantId, plant.smallImageUrl])),
    };
  }, [before, choice, result, data]);
  return (
    <svg
      viewBox={`-2 -2 ${width * cell + 4} ${height * cell + 4}`}
      role="img"
      aria-label={`${placements.length} plants in ${plot.name}`}
      className={styles.miniature}
    >
      <BedSoil matrix={plot.matrix} cell={cell} />
      {placements.map((placement) => (
        <PlantTile
          key={placement.id}
          plant={{ ...placement, imageUrl: images.get(placement.plantId) }}
          cell={cell}
        />
      ))}
    </svg>
  );
});
PlanMiniature.displayName = 'PlanMiniature';

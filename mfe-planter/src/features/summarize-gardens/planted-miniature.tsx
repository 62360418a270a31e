import { sizeOf } from '@planted/garden-domain';
import { BedSoil, PlantTile } from '@planted/ui';
import { memo } from 'react';
import type { Layout } from '../../layout/layout';
import type { GardenPlot } from '../../planter/garden-plot';
import styles from './garden-card.module.css';

const SIDE = 220;

interface PlantedMiniatureProps {
  readonly plot: GardenPlot;
  readonly layout: Pick<Layout, 'plants' | 'placements'>;
}

/** A garden in small with what stands in it. */
export const PlantedMiniature = memo(function PlantedMiniature({ plot, layout }: PlantedMiniatureProps) {
  const { width, height } = sizeOf(plot.matrix);
  const cell = SIDE / Math.max(1, width, height);
  const images = new Map(layout.plants.map((plant) => [plant.plantId, plant.smallImageUrl]));
  const kinds = [...new Set(layout.placements.map(({ plantName }) => plantName))];
  return (
    <svg
      viewBox={`-2 -2 ${width * cell + 4} ${height * cell + 4}`}
      role="img"
      aria-label={`${plot.name}, planted with ${kinds.join(', ')}`}
      className={styles.planted}
    >
      <BedSoil matrix={plot.matrix} cell={cell} />
      {layout.placements.map((placement) => (
        <PlantTile
          key={placement.id}
          plant={{ ...placement, imageUrl: images.get(placement.plantId) }}
          cell={cell}
        />
      ))}
    </svg>
  );
});

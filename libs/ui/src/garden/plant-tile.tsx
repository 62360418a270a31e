import type { Footprint } from '@planted/garden-domain';
import { type CSSProperties, useState } from 'react';
import { classNames } from '../class-names';
import { FALLBACK_PLANT_IMAGE } from './plant-image';
import styles from './plant-tile.module.css';

/** A plant standing in a bed, with what is needed to draw it. */
export interface BedPlant extends Footprint {
  readonly id: string;
  readonly plantName: string;
  readonly imageUrl: string | null | undefined;
  /** '#rrggbb'. */
  readonly color: string;
}

export interface PlantTileProps {
  readonly plant: BedPlant;
  /** Side of a cell in the units of the parent svg. */
  readonly cell: number;
  /** Under the pointer or focused: a gold edge. */
  readonly lit?: boolean;
}

/** Under this many units a cell shows the colour only. */
const COLOUR_ONLY = 14;

/** A plant's footprint as an svg group: inset by 4.5 % of a cell so that soil shows around it, its drawing upright. */
export function PlantTile({ plant, cell, lit = false }: PlantTileProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const inset = cell * 0.045;
  const width = plant.width * cell - 2 * inset;
  const height = plant.height * cell - 2 * inset;
  const x = plant.x * cell + inset;
  const y = plant.y * cell + inset;
  const drawing = Math.min(width, height) * 0.88;
  const url = plant.imageUrl && plant.imageUrl !== failedUrl ? plant.imageUrl : FALLBACK_PLANT_IMAGE;
  return (
    <g style={{ '--plant': plant.color } as CSSProperties}>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={cell * 0.1}
        strokeWidth={lit ? 3 : cell < 30 ? 1.4 : 2.2}
        className={classNames(styles.footprint, lit && styles.lit)}
      />
      {cell >= COLOUR_ONLY && (
        <image
          href={url}
          x={x + (width - drawing) / 2}
          y={y + (height - drawing) / 2}
          width={drawing}
          height={drawing}
          className={styles.drawing}
          onError={() => setFailedUrl(plant.imageUrl ?? undefined)}
        />
      )}
    </g>
  );
}

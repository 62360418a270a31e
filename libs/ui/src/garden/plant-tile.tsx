import type { Footprint } from '@planted/garden-domain';
import { type CSSProperties, useState } from 'react';
import { classNames } from '../class-names';
import { FALLBACK_PLANT_IMAGE } from './plant-image';
import { plantSpots } from './plant-spots';
import styles from './plant-tile.module.css';

/** A plant standing in a bed, with what is needed to draw it. */
export interface BedPlant extends Footprint {
  readonly id: string;
  readonly plantName: string;
  readonly imageUrl: string | null | undefined;
  /** '#rrggbb'. */
  readonly color: string;
  /** How many grow in one cell: cells of 40 units and more repeat the drawing as often. */
  readonly perCell?: number | null | undefined;
}

export interface PlantTileProps {
  readonly plant: BedPlant;
  /** Side of a cell in the units of the parent svg. */
  readonly cell: number;
  /** Under the pointer or focused: a gold edge. */
  readonly lit?: boolean;
  /** Writes the name in the bottom left corner where a cell has 50 units or more. */
  readonly named?: boolean;
}

const SMALLEST_DRAWN_CELL = 14;
const SMALLEST_REPEATING_CELL = 40;
const SMALLEST_NAMED_CELL = 50;
const NAME_HEIGHT = 14;

/** A plant's footprint as an svg group: inset by 4.5 % of a cell so that soil shows around it, its drawing upright. */
export function PlantTile({ plant, cell, lit = false, named = false }: PlantTileProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const inset = cell * 0.045;
  const x = plant.x * cell + inset;
  const y = plant.y * cell + inset;
  const width = plant.width * cell - 2 * inset;
  const height = plant.height * cell - 2 * inset;
  const isNamed = named && cell >= SMALLEST_NAMED_CELL;
  const room = height - (isNamed ? NAME_HEIGHT : 0);
  const url = plant.imageUrl && plant.imageUrl !== failedUrl ? plant.imageUrl : FALLBACK_PLANT_IMAGE;
  const isOneCell = plant.width === 1 && plant.height === 1;
  const perCell = cell >= SMALLEST_REPEATING_CELL ? plant.perCell : 1;
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
      {cell >= SMALLEST_DRAWN_CELL &&
        plantSpots({ ...plant, perCell }, { width, height: room }).map((spot) => (
          <image
            key={`${spot.x} ${spot.y}`}
            href={url}
            x={x + spot.x}
            y={y + spot.y}
            width={spot.side}
            height={spot.side}
            className={styles.drawing}
            onError={() => setFailedUrl(plant.imageUrl ?? undefined)}
          />
        ))}
      {isNamed && (
        <text x={x + 7} y={y + height - 7} className={styles.name}>
          {isOneCell ? lastWord(plant.plantName) : plant.plantName}
        </text>
      )}
    </g>
  );
}

const lastWord = (name: string): string => name.trim().split(/\s+/).at(-1) ?? name;

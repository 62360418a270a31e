import type { Footprint } from '@planted/garden-domain';
import { type CSSProperties, useState } from 'react';
import { classNames } from '../class-names';
import { FALLBACK_PLANT_IMAGE } from './plant-image';
import { plantSpots } from './plant-spots';
import styles from './plant-tile.module.css';
import { tileName } from './tile-name';

/** A plant standing in a bed, with what is needed to draw it. */
export interface BedPlant extends Footprint {
  readonly id: string;
  readonly plantName: string;
  readonly imageUrl: string | null | undefined;
  /** '#rrggbb'. */
  readonly color: string;
  /** How many grow in one cell: cells of 40 units and more repeat the drawing as often. */
  readonly perCell?: number | null | undefined;
  /** It grows in squares of another one, which is to be seen round it. */
  readonly isBetween?: boolean | undefined;
  /** From seed to ripe, where it is known. */
  readonly daysToMaturity?: number | undefined;
}

export interface PlantTileProps {
  readonly plant: BedPlant;
  /** Side of a cell in the units of the parent svg. */
  readonly cell: number;
  /** Under the pointer or focused: a gold edge. */
  readonly lit?: boolean;
  /** Writes the name, or its last word, in the bottom left corner: in cells of 50 units and more, where it has room. */
  readonly named?: boolean;
  /** One that is not there on the day that is shown: it comes later (dashed edge) or is gone (dotted edge). */
  readonly ghost?: 'comes' | 'gone' | undefined;
}

const SMALLEST_DRAWN_CELL = 14;
const SMALLEST_REPEATING_CELL = 40;
/** Names and tags are written from here on. */
export const SMALLEST_NAMED_CELL = 50;
const NAME_HEIGHT = 14;
/** Between a name and the edges of its tile. */
const NAME_MARGIN = 5;

/** Of a cell: so much soil shows round a plant, and so much of the planting that it grows between. */
const [INSET, BETWEEN] = [0.045, 0.26];

/** Between the edge of a plant's ground and what is drawn of it, as a share of a cell. */
export const insetOf = ({ isBetween }: Pick<BedPlant, 'isBetween'>): number => (isBetween ? BETWEEN : INSET);

/** A plant's footprint as an svg group: inset so that soil shows around it, its drawing upright. */
export function PlantTile({ plant, cell, lit = false, named = false, ghost }: PlantTileProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const inset = cell * insetOf(plant);
  const x = plant.x * cell + inset;
  const y = plant.y * cell + inset;
  const width = plant.width * cell - 2 * inset;
  const height = plant.height * cell - 2 * inset;
  const isNamed = named && !plant.isBetween && cell >= SMALLEST_NAMED_CELL;
  const name = isNamed ? tileName(plant.plantName, width - 2 * NAME_MARGIN) : undefined;
  const room = height - (name === undefined ? 0 : NAME_HEIGHT);
  const url = plant.imageUrl && plant.imageUrl !== failedUrl ? plant.imageUrl : FALLBACK_PLANT_IMAGE;
  const perCell = cell >= SMALLEST_REPEATING_CELL ? plant.perCell : 1;
  return (
    <g style={{ '--plant': plant.color } as CSSProperties} data-ghost={ghost}>
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
      {name !== undefined && (
        <text x={x + NAME_MARGIN} y={y + height - NAME_MARGIN} className={styles.name}>
          {name}
        </text>
      )}
    </g>
  );
}

import { memo } from 'react';
import { classNames } from '../class-names';
import styles from './bed-tags.module.css';
import type { GhostPlant } from './ghost';
import { FALLBACK_PLANT_IMAGE } from './plant-image';
import { PlantTile } from './plant-tile';

export interface GhostTileProps {
  readonly ghost: GhostPlant;
  /** Side of a cell in the units of the parent svg. */
  readonly cell: number;
  readonly lit?: boolean;
}

const RADIUS = 13;

/** A ghost as an svg group: a pale tile, or its head in a dashed circle where something stands on its squares. */
export const GhostTile = memo(function GhostTile({ ghost, cell, lit = false }: GhostTileProps) {
  const { plant, kind, turn = 0 } = ghost;
  if (kind === 'comes' || kind === 'gone')
    return <PlantTile plant={plant} cell={cell} lit={lit} named ghost={kind} />;
  const radius = Math.min(RADIUS, cell * 0.25);
  const side = radius * 1.54;
  // Those that come later on the same squares are to the left of it.
  const x = (plant.x + plant.width) * cell - radius * (1.3 + 1.6 * turn);
  const y = (plant.y + plant.height) * cell - radius * 1.3;
  return (
    <g className={classNames(styles.next, lit && styles.lit)} data-ghost={kind}>
      <circle cx={x} cy={y} r={radius} />
      <image
        href={plant.imageUrl ?? FALLBACK_PLANT_IMAGE}
        x={x - side / 2}
        y={y - side / 2}
        width={side}
        height={side}
      />
    </g>
  );
});

import type { Placement } from '@planted/garden-domain';
import { Pin, PlantTile } from '@planted/ui';
import { memo } from 'react';
import { classNames } from '../../class-names';
import type { Density } from '../../layout/density';
import type { Layout } from '../../layout/layout';
import styles from './bed-tiles.module.css';
import { isSeen, type SeenCells } from './zoom';

interface BedTilesProps {
  readonly layout: Layout;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** Cells that need drawing; null for all. */
  readonly seen: SeenCells | null;
  readonly density: Density;
  readonly lit: string | null;
  /** The one that is in hand: its place is shown pale. */
  readonly moving: string | null;
  /** The one that was planted last settles in the soil. */
  readonly dropped: string | null;
}

/** All plants of a bed. Only those that changed are rendered again. */
export const BedTiles = memo(function BedTiles({
  layout,
  cell,
  seen,
  density,
  lit,
  moving,
  dropped,
}: BedTilesProps) {
  const images = new Map(layout.plants.map((plant) => [plant.plantId, plant.imageUrl]));
  return (
    <g>
      {(seen ? layout.placements.filter((placed) => isSeen(placed, seen)) : layout.placements).map(
        (placement) => (
          <Tile
            key={placement.id}
            placement={placement}
            imageUrl={images.get(placement.plantId)}
            cell={cell}
            perCell={density.get(placement.plantId) ?? 1}
            isLit={placement.id === lit}
            isMoving={placement.id === moving}
            isPreview={layout.preview.has(placement.id)}
            isDropped={placement.id === dropped}
            isPinned={layout.pinned.has(placement.id)}
          />
        ),
      )}
    </g>
  );
});

interface TileProps {
  readonly placement: Placement;
  readonly imageUrl: string | undefined;
  readonly cell: number;
  readonly perCell: number;
  readonly isLit: boolean;
  readonly isMoving: boolean;
  readonly isPreview: boolean;
  readonly isDropped: boolean;
  readonly isPinned: boolean;
}

const Tile = memo(function Tile({
  placement,
  imageUrl,
  cell,
  perCell,
  isLit,
  isMoving,
  isPreview,
  isDropped,
  isPinned,
}: TileProps) {
  return (
    <g
      data-plant={placement.id}
      data-plant-name={placement.plantName}
      className={classNames(
        styles.tile,
        isPreview && styles.preview,
        isMoving && styles.moving,
        isDropped && styles.dropped,
      )}
    >
      <PlantTile plant={{ ...placement, imageUrl, perCell }} cell={cell} lit={isLit} named />
      {isPinned && <PinMark x={placement.x * cell} y={placement.y * cell} cell={cell} />}
    </g>
  );
});

const PIN = 18;

/** At the top left of a plant that stays where it is. */
function PinMark({ x, y, cell }: { readonly x: number; readonly y: number; readonly cell: number }) {
  const size = Math.min(PIN, cell * 0.5);
  const middle = size / 2 + cell * 0.06;
  return (
    <g className={styles.pin} transform={`translate(${x + middle} ${y + middle})`}>
      <circle r={size / 2} />
      <Pin x={-size * 0.32} y={-size * 0.32} width={size * 0.64} height={size * 0.64} aria-hidden />
    </g>
  );
}

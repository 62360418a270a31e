import { type Matrix, type Placement, sizeOf } from '@planted/garden-domain';
import { BedSoil, PlantTile } from '@planted/ui';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import type { Layout } from '../../layout/layout';
import styles from './review-picture.module.css';

interface ReviewPictureProps {
  readonly matrix: Matrix;
  readonly label: string;
  readonly layout: Layout;
  /** Ids of what would stand if it were accepted as it is now. */
  readonly standing: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** Which one has pointer or focus. */
  readonly onLook: (id: string | null) => void;
}

/** Of the longer side, in CSS pixels before it is fitted to the dialog. */
const SIDE = 400;

/**
 * The bed with what the plan changes: added plants under a plus, those that it takes out under a cross, the rest pale.
 * Each change is a box to tick; the picture is one stop for Tab, arrows go from change to change.
 */
export function ReviewPicture({ matrix, label, layout, standing, onToggle, onLook }: ReviewPictureProps) {
  const { width, height } = sizeOf(matrix);
  const cell = SIDE / Math.max(1, width, height);
  const images = new Map(layout.plants.map((plant) => [plant.plantId, plant.imageUrl]));
  const kept = layout.placements.filter(({ id }) => !layout.preview.has(id));
  const changes = [...layout.setAside, ...layout.placements.filter(({ id }) => layout.preview.has(id))].sort(
    (a, b) => a.y - b.y || a.x - b.x,
  );
  const [stop, setStop] = useState<string | undefined>(changes[0]?.id);
  const drawing = useRef<SVGSVGElement>(null);

  function onKeyDown(event: KeyboardEvent, id: string): void {
    if (event.key === ' ' || event.key === 'Enter') onToggle(id);
    else {
      const at = changes.findIndex((change) => change.id === id);
      const next = changes[nextIndex(event.key, at, changes.length)];
      if (!next) return;
      setStop(next.id);
      drawing.current?.querySelector<SVGGElement>(`[data-change="${CSS.escape(next.id)}"]`)?.focus();
    }
    event.preventDefault();
  }

  return (
    <svg
      ref={drawing}
      viewBox={`-2 -2 ${width * cell + 4} ${height * cell + 4}`}
      role="group"
      aria-label={label}
      className={styles.picture}
    >
      <Soil matrix={matrix} cell={cell} />
      <g className={styles.kept}>
        {kept.map((placement) => (
          <Tile
            key={placement.id}
            placement={placement}
            imageUrl={images.get(placement.plantId)}
            cell={cell}
          />
        ))}
      </g>
      {changes.map((placement) => {
        const { id, plantName, x, y } = placement;
        const isAdded = layout.preview.has(id);
        const isStanding = standing.has(id);
        return (
          <g
            key={id}
            data-change={id}
            role="checkbox"
            aria-checked={isAdded === isStanding}
            aria-label={`${isAdded ? 'Add' : 'Remove'} ${plantName}, row ${y + 1}, column ${x + 1}`}
            tabIndex={id === stop ? 0 : -1}
            className={classNames(styles.change, !isStanding && styles.gone)}
            onClick={() => onToggle(id)}
            onKeyDown={(event) => onKeyDown(event, id)}
            onPointerOver={() => onLook(id)}
            onPointerLeave={() => onLook(null)}
            onFocus={() => onLook(id)}
            onBlur={() => onLook(null)}
          >
            <Tile placement={placement} imageUrl={images.get(placement.plantId)} cell={cell} />
            {isAdded === isStanding && (!isAdded || cell >= SMALLEST_MARKED_CELL) && (
              <ChangeMark placement={placement} cell={cell} isAdded={isAdded} />
            )}
          </g>
        );
      })}
    </svg>
  );
}

const Soil = memo(BedSoil);

interface TileProps {
  readonly placement: Placement;
  readonly imageUrl: string | undefined;
  readonly cell: number;
}

const Tile = memo(({ placement, imageUrl, cell }: TileProps) => (
  <PlantTile plant={{ ...placement, imageUrl }} cell={cell} />
));
Tile.displayName = 'Tile';

const LARGEST_MARK = 18;
/** Below this a plus on every plant would hide the plan; a cross is told all the same. */
const SMALLEST_MARKED_CELL = 14;

interface ChangeMarkProps {
  readonly placement: Placement;
  readonly cell: number;
  readonly isAdded: boolean;
}

/** A plus for what comes, a cross for what goes, at the top right. */
function ChangeMark({ placement, cell, isAdded }: ChangeMarkProps) {
  const size = Math.min(LARGEST_MARK, cell * 0.6);
  const arm = size * 0.26;
  const x = (placement.x + placement.width) * cell - size * 0.6;
  const y = placement.y * cell + size * 0.6;
  return (
    <g
      transform={`translate(${x} ${y})${isAdded ? '' : ' rotate(45)'}`}
      className={isAdded ? styles.plus : styles.cross}
    >
      <circle r={size / 2} />
      <path d={`M${-arm} 0H${arm}M0 ${-arm}V${arm}`} strokeWidth={size * 0.13} />
    </g>
  );
}

function nextIndex(key: string, at: number, count: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, at + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}

import { FreeSquare, RotateCw } from '@planted/ui';
import type { Standing } from '../companions/neighbors';
import type { BedRotation, PlantingAdvice, RotationLevel } from './bed-rotation';
import type { Square } from './free-squares';
import type { MarksProps } from './rotation';
import styles from './rotation-marks.module.css';

interface RotationMarksProps extends MarksProps {
  readonly found: readonly PlantingAdvice[];
  readonly rotation: BedRotation;
  /** Squares to be lit. */
  readonly free: readonly Square[];
}

/** Half a diagonal of a mark, in CSS pixels. */
const MARK = 13;
/** The room that a pin takes at the same corner. */
const PIN = 20;

/**
 * At the upper left of a footprint: a full diamond where its rules advise against it, an outlined one where something is
 * worth a look, a dotted one where the gardener ignores that. While a kind is held, small ones on the squares to avoid.
 */
export function RotationMarks({
  cell,
  columns,
  rows,
  held,
  holding,
  pinned,
  found,
  rotation,
  free,
}: RotationMarksProps) {
  const ofHeld = held && rotation.adviceOf(held);
  const half = Math.min(MARK, cell * 0.3);
  const corners = new Set<string>();
  const shown = found.filter(({ planting: { x, y } }) => {
    const isTaken = corners.has(`${x},${y}`);
    corners.add(`${x},${y}`);
    return !isTaken;
  });
  return (
    <svg width={columns * cell} height={rows * cell} className={styles.layer} aria-hidden>
      {free.map((square) => (
        <FreeSquare key={`free ${square.x},${square.y}`} square={square} cell={cell} />
      ))}
      {holding !== undefined &&
        rotation
          .squaresAgainst(holding)
          .filter(({ x, y }) => x >= 0 && y >= 0 && x < columns && y < rows)
          .map(({ x, y }) => (
            <path
              key={`${x},${y}`}
              data-rotation-square={`${x},${y}`}
              d={diamond(Math.max(3, half * 0.45))}
              transform={`translate(${(x + 0.5) * cell} ${(y + 0.5) * cell})`}
              className={styles.square}
            />
          ))}
      {shown.map(({ planting, level, advice }) => (
        <Mark
          key={planting.id}
          of={planting}
          level={level}
          remembers={rotation.squareOf(advice[0], planting)}
          cell={cell}
          half={half}
          shift={pinned.has(planting.id) ? Math.min(PIN, cell * 0.5) : 0}
        />
      ))}
      {ofHeld && <Mark of={ofHeld.planting} level={ofHeld.level} cell={cell} half={half} shift={0} />}
    </svg>
  );
}

const diamond = (half: number): string => `M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`;

interface MarkProps {
  readonly of: Standing;
  readonly level: RotationLevel;
  /** The square whose memory is opened by a press on it; a mark of what is held is not pressed. */
  readonly remembers?: Square;
  readonly cell: number;
  readonly half: number;
  /** To the right, in CSS pixels. */
  readonly shift: number;
}

function Mark({ of: { id, x, y }, level, remembers, cell, half, shift }: MarkProps) {
  return (
    <g
      data-rotation={level}
      data-rotation-of={id}
      data-remembers={remembers && `${remembers.x},${remembers.y}`}
      className={styles[level]}
      transform={`translate(${x * cell + half + 1 + shift} ${y * cell + half + 1})`}
    >
      <path d={diamond(half)} />
      <RotateCw x={-half * 0.48} y={-half * 0.48} width={half * 0.96} height={half * 0.96} aria-hidden />
    </g>
  );
}

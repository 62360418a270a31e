import { type Footprint, type Matrix, sizeOf } from '@planted/garden-domain';
import { classNames } from '../class-names';
import { BedDrawing, type Ghosts } from './bed-drawing';
import type { BedSquare } from './bed-square';
import styles from './bed-preview.module.css';
import { describeBed } from './describe-bed';
import type { BedPlant } from './plant-tile';

export interface BedPreviewProps {
  readonly matrix: Matrix;
  readonly plants: readonly BedPlant[];
  /** What is not in the bed on the day that is shown. */
  readonly ghosts?: Ghosts | undefined;
  /** The garden's name. */
  readonly name: string;
  /** Of the paper frame in pixels: 220 on the dashboard, 500 in the manager (3 §9). */
  readonly width?: number;
  /** A frame of 16:10, or one that follows the bed and is at most square. */
  readonly frame?: 'fixed' | 'fitted';
  /** Asks for a square of the bed. */
  readonly onSquare?: (square: BedSquare) => void;
  /** The square that is asked for. */
  readonly ringed?: BedSquare | undefined;
  /** What is to be done something with, each in a ring. */
  readonly due?: readonly Footprint[] | undefined;
  readonly className?: string;
}

/** Of the drawing to the edge of the frame. */
const MARGIN = 14;
const LARGEST_CELL = 56;

/** A bed with its plants in a paper frame, to look at. A list of the kinds is read to those who do not see it. */
export function BedPreview({
  matrix,
  plants,
  ghosts,
  name,
  width = 220,
  frame = 'fixed',
  onSquare,
  ringed,
  due,
  className,
}: BedPreviewProps) {
  const { width: columns, height: rows } = sizeOf(matrix);
  const usable = width - 2 * MARGIN;
  const tallest = (frame === 'fixed' ? width / 1.6 : width) - 2 * MARGIN;
  const cell = Math.min(LARGEST_CELL, usable / Math.max(1, columns), tallest / Math.max(1, rows));
  return (
    <div
      className={classNames(styles.frame, frame === 'fixed' && styles.fixed, className)}
      style={{ width, padding: MARGIN }}
    >
      <BedDrawing
        matrix={matrix}
        plants={plants}
        ghosts={ghosts}
        name={name}
        cell={cell}
        onSquare={onSquare}
        ringed={ringed}
        due={due}
      />
      <ul className="vh">
        {describeBed(matrix, plants).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

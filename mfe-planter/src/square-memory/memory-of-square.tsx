import { type Matrix, sizeOf } from '@planted/garden-domain';
import { useNavigate } from '@planted/mfe-kit';
import { toDay } from '@planted/season';
import { squareBeside, useSquareMemory } from '@planted/season-plan';
import { type BedSquare, SquareMemory } from '@planted/ui';
import { today } from '../saved-garden/today';

export interface MemoryOfSquareProps {
  readonly gardenId: string;
  readonly matrix: Matrix;
  readonly square: BedSquare;
  /** The bed on the screen. */
  readonly bed: () => Element | null;
  readonly onSquare: (square: BedSquare) => void;
  readonly onClose: () => void;
}

/** What stood in a square of a saved garden (TIM-2), and the way to its neighbors, row by row. */
export default function MemoryOfSquare({
  gardenId,
  matrix,
  square,
  bed,
  onSquare,
  onClose,
}: MemoryOfSquareProps) {
  const day = today();
  const { memory, isFailed, retry } = useSquareMemory(gardenId, square, day);
  const step = (by: 1 | -1) => onSquare(squareBeside(matrix, square, by));
  const navigate = useNavigate();
  return (
    <SquareMemory
      {...{ square, bed, memory, isFailed }}
      size={sizeOf(matrix)}
      today={toDay(day)}
      onRetry={retry}
      journalPath={`/garden-manager?garden=${gardenId}&tab=journals&open=add`}
      onNavigate={(path) => void navigate(path)}
      onPrevious={() => step(-1)}
      onNext={() => step(1)}
      onClose={onClose}
    />
  );
}

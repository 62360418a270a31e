import { type CalendarDay, type Matrix, sizeOf } from '@planted/garden-domain';
import { useNavigate } from '@planted/mfe-kit';
import { toDay } from '@planted/season';
import { squareBeside, useSquareMemory } from '@planted/season-plan';
import { type BedSquare, SquareMemory } from '@planted/ui';
import { managerPath } from '../manager/manager-place';

export interface MemoryOfSquareProps {
  readonly gardenId: string;
  readonly matrix: Matrix;
  readonly square: BedSquare;
  /** The bed on the screen. */
  readonly bed: () => Element | null;
  readonly today: CalendarDay;
  readonly onSquare: (square: BedSquare) => void;
  readonly onClose: () => void;
}

/** What stood in a square of a garden (TIM-2), and the way to its neighbors, row by row. */
export function MemoryOfSquare({
  gardenId,
  matrix,
  square,
  bed,
  today,
  onSquare,
  onClose,
}: MemoryOfSquareProps) {
  const { memory, isFailed, retry } = useSquareMemory(gardenId, square, today);
  const step = (by: 1 | -1) => onSquare(squareBeside(matrix, square, by));
  const navigate = useNavigate();
  return (
    <SquareMemory
      {...{ square, bed, memory, isFailed }}
      size={sizeOf(matrix)}
      today={toDay(today)}
      onRetry={retry}
      journalPath={managerPath({ garden: gardenId, tab: 'journals', open: 'add' })}
      onNavigate={(path) => void navigate(path)}
      onPrevious={() => step(-1)}
      onNext={() => step(1)}
      onClose={onClose}
    />
  );
}

import { type CalendarDay, isPlantable, type Matrix } from '@planted/garden-domain';
import { type BedSquare, Button } from '@planted/ui';
import { type ReactNode, useCallback, useState } from 'react';
import type * as memory from './memory-of-square';

interface Asked {
  readonly square: BedSquare;
  readonly code: typeof memory;
}

interface SquareMemoryParts {
  /** Opens the memory of a square. */
  readonly ask: (square: BedSquare) => void;
  /** The square whose memory is open. */
  readonly square: BedSquare | undefined;
  /** Under the bed: a way to every square, also to one where nothing stands. */
  readonly button: ReactNode;
  readonly opened: ReactNode;
}

interface RememberedBed {
  readonly gardenId: string;
  readonly matrix: Matrix;
  readonly today: CalendarDay;
  /** The bed on the screen. */
  readonly bed: () => Element | null;
}

/** The memory of the squares of a bed; its code comes when the first square is asked for. */
export function useMemoryParts({ gardenId, matrix, today, bed }: RememberedBed): SquareMemoryParts {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isFailed, setFailed] = useState(false);

  const ask = useCallback((square: BedSquare) => {
    import('./memory-of-square').then(
      (code) => {
        setFailed(false);
        setAsked({ square, code });
      },
      (cause: unknown) => {
        console.warn('The memory of a square could not be fetched:', cause);
        setFailed(true);
      },
    );
  }, []);

  const y = matrix.findIndex((row) => row.includes(1));
  const x = matrix[y]?.indexOf(1) ?? 0;
  const button = isPlantable(matrix, x, y) && (
    <>
      <Button variant="text" onClick={() => ask({ x, y })}>
        What grew here?
      </Button>
      {isFailed && <p role="alert">The memory of this bed didn't load. Your plants are safe. Try again.</p>}
    </>
  );
  const opened = asked && (
    <asked.code.MemoryOfSquare
      {...{ gardenId, matrix, today, bed, square: asked.square }}
      onSquare={(square) => setAsked({ ...asked, square })}
      onClose={() => setAsked(null)}
    />
  );
  return { ask, square: asked?.square, button, opened };
}

import type { Matrix } from '@planted/garden-domain';
import type { BedSquare } from '@planted/ui';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useOnDemand } from '../use-on-demand';
import type { MemoryOfSquareProps } from './memory-of-square';

/** The memory of the squares of a saved garden's bed (TIM-2). */
export interface BedMemory {
  /** Opens the memory of a square. */
  readonly ask: (square: BedSquare) => void;
  /** The square whose memory is open. */
  readonly square: BedSquare | undefined;
  /** @param bed the bed on the screen, which it opens beside */
  readonly opened: (bed: () => Element | null) => ReactNode;
}

const load = () => import('./memory-of-square');

/** Its code comes when the first square is asked for. */
export function useBedMemory(gardenId: string, matrix: Matrix | undefined): BedMemory {
  const [asked, setAsked] = useState<BedSquare | null>(null);
  const { Part, open } = useOnDemand<MemoryOfSquareProps>(load);
  const ask = useCallback(
    (square: BedSquare) => {
      setAsked(square);
      if (!Part) void open().then((isOpen) => !isOpen && setAsked(null));
    },
    [Part, open],
  );
  return useMemo(
    () => ({
      ask,
      square: asked ?? undefined,
      opened: (bed) =>
        Part &&
        asked &&
        matrix && (
          <Part
            {...{ gardenId, matrix, bed, square: asked }}
            onSquare={setAsked}
            onClose={() => setAsked(null)}
          />
        ),
    }),
    [ask, asked, Part, gardenId, matrix],
  );
}

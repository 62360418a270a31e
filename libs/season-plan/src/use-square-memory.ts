import { useFetchPast, useJournalEntriesSince, usePlants } from '@planted/api-client';
import { type CalendarDay, isPlantable, type Matrix, sizeOf } from '@planted/garden-domain';
import { toDay } from '@planted/season';
import { useMemo } from 'react';
import { linesOfGarden } from './journal-lines';
import { type MemoryOfSquare, memoryOfSquare } from './remembered';

interface Square {
  readonly x: number;
  readonly y: number;
}

/** The memory of a square as far as it is read. */
export interface ReadMemory {
  /** Undefined until its garden's past is known. The journal is told as soon as it is there, and missed where it fails. */
  readonly memory: MemoryOfSquare | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** What stood in a square of a stored garden, with what its gardener wrote (TIM-2). */
export function useSquareMemory(gardenId: string, square: Square, today: CalendarDay): ReadMemory {
  const past = useFetchPast({ gardenId });
  const plants = usePlants();
  const journal = useJournalEntriesSince(past.data?.spans.map(({ from }) => from).toSorted()[0]);
  const memory = useMemo(
    () =>
      past.data &&
      plants.data &&
      memoryOfSquare(
        {
          past: past.data,
          plants: new Map(plants.data.map((plant) => [plant.id, plant])),
          journal: linesOfGarden(journal.data ?? [], gardenId),
          today: toDay(today),
        },
        square,
      ),
    [past.data, plants.data, journal.data, gardenId, square, today],
  );
  return {
    memory,
    isFailed: past.isError || plants.isError,
    retry() {
      void past.refetch();
      void plants.refetch();
    },
  };
}

/** The next square with soil, row by row; after the last the first. */
export function squareBeside(matrix: Matrix, { x, y }: Square, by: 1 | -1): Square {
  const { width, height } = sizeOf(matrix);
  const count = width * height;
  for (let at = (y * width + x + by + count) % count; ; at = (at + by + count) % count) {
    const square = { x: at % width, y: Math.floor(at / width) };
    if (isPlantable(matrix, square.x, square.y) || (square.x === x && square.y === y)) return square;
  }
}

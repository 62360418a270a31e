import type { Placement } from '@planted/garden-domain';

/** Of one letter at the size in which a tile writes its name, in CSS pixels. */
const LETTER_WIDTH = 6.2;
/** Between the edges of a cell and of the writing, both sides together. */
const MARGIN = 14;

/** The name that a footprint has room for: the whole one, its last word, or none. */
export function tileName({ plantName, width }: Placement, cell: number): string | undefined {
  const room = width * cell - MARGIN;
  const lastWord = plantName.trim().split(/\s+/).at(-1) ?? plantName;
  return [plantName, lastWord].find((name) => name.length * LETTER_WIDTH <= room);
}

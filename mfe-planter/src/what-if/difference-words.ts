import { type PlantingSpot, sharesSquares } from '@planted/garden-domain';
import type { Difference } from '@planted/ui';
import type { BedBase } from '../saved-garden/bed-draft';
import type { Differing } from './comparison';

/** What a draft does with a planting; the marks are decoration. */
export const DIFFERENCE_WORDS: Readonly<Record<Difference, string>> = {
  stays: 'the same',
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  changed: 'changed',
  'in-the-way': 'in the way',
};

/** Those that are counted below the beds, and those that are told only where there are some. */
export const COUNTED = ['added', 'removed', 'moved'] as const;
export const COUNTED_WHERE_SOME = ['changed', 'in-the-way'] as const;

type NameOf = (plantId: string) => string;

/** 'Leaf Lettuce to come, row 3, column 8: added' */
export const differingWords = ({ spot, difference, isComing }: Differing, nameOf: NameOf): string =>
  `${nameOf(spot.plantId)}${isComing ? ' to come' : ''}, row ${spot.y + 1}, column ${spot.x + 1}: ${DIFFERENCE_WORDS[difference]}`;

/** 'Row 3, column 8: French Marigold here, Leaf Lettuce in the draft': what both beds have on its first square. */
export function squareWords(
  { spot: { x, y }, difference, isComing }: Differing,
  { garden, draft, nameOf }: { readonly garden: BedBase; readonly draft: BedBase; readonly nameOf: NameOf },
): string {
  const square = { x, y, width: 1, height: 1 };
  const on = (spots: ReadonlyMap<string, PlantingSpot>) =>
    [...spots.values()].filter((spot) => sharesSquares(spot, square)).map(({ plantId }) => nameOf(plantId));
  const inBed = ({ standing, season }: BedBase): string => {
    const names = isComing ? on(season.coming).map((name) => `${name} to come`) : on(standing);
    return names.length === 0 ? 'nothing' : names.join(' and ');
  };
  const how = difference === 'changed' ? ', changed' : '';
  return `Row ${y + 1}, column ${x + 1}: ${inBed(garden)} here, ${inBed(draft)} in the draft${how}`;
}

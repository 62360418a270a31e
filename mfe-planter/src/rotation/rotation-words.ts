import type { RotationAgainst } from '@planted/auto-planting';
import { adviceSentence, EVIDENCE_NAMES } from '@planted/rotation';
import type { BedRotation, PlantingAdvice } from './bed-rotation';

/** What a screen reader hears of a planting's advice; empty where nothing is advised against it. */
export function spokenAdvice(
  found: PlantingAdvice | undefined,
  { words }: Pick<BedRotation, 'words'>,
): string {
  if (!found) return '';
  const { planting, advice, ignored } = found;
  if (ignored) return `Rotation ignored: ${ignored.because}.`;
  const [first] = advice;
  const { title, until } = adviceSentence(first, planting.plantId, words);
  return `Rotation: ${title}. ${EVIDENCE_NAMES[first.evidence]}. ${until}`;
}

/** 'Row 3, column 9' of a planting's first square. */
export const placeOf = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `Row ${y + 1}, column ${x + 1}`;

/** What auto-planting is told: for each kind the squares to keep off, with what stood there. */
export const groundAgainst = (
  { squaresAgainst, words }: BedRotation,
  plantIds: readonly string[],
): RotationAgainst[] =>
  plantIds.flatMap((plantId) => {
    const squares = squaresAgainst(plantId).map(({ x, y, advice: { met, freeFrom } }) => {
      const [last] = met;
      const stood = last
        ? `${words.nameOf(last.plantId)} stood there in ${words.nameOfSeason(last.season)}`
        : '';
      const free = freeFrom === null ? 'never free again' : `free again in ${words.nameOfSeason(freeFrom)}`;
      return { x, y, why: `${stood}, ${free}` };
    });
    return squares.length === 0 ? [] : [{ plantId, squares }];
  });

import { type BedMark, DifferenceMark } from '@planted/ui';
import type { FateMark } from './fates';

const WORDS: Readonly<Record<FateMark, string>> = {
  stays: 'stays',
  added: 'proposed',
  removed: 'goes',
  moved: 'shifts',
};

const LARGEST = 20;

/** The mark of a difference at the upper right of a footprint; in small cells as large as there is room. */
const bedMark = (difference: FateMark): BedMark => ({
  words: WORDS[difference],
  draw(plant, cell) {
    const size = Math.min(LARGEST, cell * 0.6);
    const x = (plant.x + plant.width) * cell - size;
    return <DifferenceMark difference={difference} size={size} x={x} y={plant.y * cell} />;
  },
});

/** By difference, what a bed tells and draws of it. */
export const BED_MARKS: Readonly<Record<FateMark, BedMark>> = {
  stays: bedMark('stays'),
  added: bedMark('added'),
  removed: bedMark('removed'),
  moved: bedMark('moved'),
};

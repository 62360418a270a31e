import { memo } from 'react';
import type { DayNumber } from '../days/day-words';
import styles from './bed-tags.module.css';
import { SMALLEST_NAMED_CELL } from './plant-tile';
import { TAG_HEIGHT, tagBoxes, type Tagged } from './tag-boxes';

export interface BedTagsProps {
  readonly plants: readonly Tagged[];
  /** Side of a cell in the units of the parent svg. */
  readonly cell: number;
  /** Of the bed, in cells. */
  readonly columns: number;
  readonly today: DayNumber;
  /** The square that is looked at: in smaller cells only what covers it has its tag. */
  readonly focus?: { readonly x: number; readonly y: number } | null | undefined;
}

/**
 * What plants become and from when, on their tiles: 'kale from Aug 1', 'free from Jun 20'. In cells of less than 50 units
 * only of the square that is looked at.
 */
export const BedTags = memo(function BedTags({ plants, cell, columns, today, focus }: BedTagsProps) {
  const isLarge = cell >= SMALLEST_NAMED_CELL;
  const told = isLarge ? plants : focus ? plants.filter(({ plant }) => covers(plant, focus)) : [];
  if (told.length === 0) return null;
  return (
    <g className={styles.tags} aria-hidden>
      {tagBoxes(told, { cell, columns, today }).map(({ id, words, x, y, width }) => (
        <g key={id}>
          <rect x={x} y={y} width={width} height={TAG_HEIGHT} rx={TAG_HEIGHT / 2} />
          <text x={x + width / 2} y={y + 12.8} textAnchor="middle">
            {words}
          </text>
        </g>
      ))}
    </g>
  );
});

const covers = (
  { x, y, width, height }: Tagged['plant'],
  square: NonNullable<BedTagsProps['focus']>,
): boolean => square.x >= x && square.x < x + width && square.y >= y && square.y < y + height;

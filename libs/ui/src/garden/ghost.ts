import { dateWords, type DayNumber } from '../days/day-words';
import type { BedPlant } from './plant-tile';

/** A plant that is not in the bed on the day that is shown. */
export interface GhostPlant {
  readonly plant: BedPlant;
  /** It comes to free ground, comes after what stands in its squares, is to grow between that, or is gone. */
  readonly kind: 'comes' | 'then' | 'between' | 'gone';
  /** From which day it stands, or since when it is gone; null where no plan says. */
  readonly day: DayNumber | null;
  /** How many others come before it on its squares: none where it is left out. */
  readonly turn?: number;
}

/** A plant that stands, and leaves its squares free from a day. */
export interface FreedPlant {
  readonly plant: BedPlant;
  readonly day: DayNumber;
}

/** 'Curly Kale, from August 1', 'Bush Bean, next, from July 3', 'Snap Pea, gone since July 3'. */
export function ghostWords({ plant, kind, day }: GhostPlant, today: DayNumber): string {
  const how = {
    comes: ['to come', 'from'],
    then: ['next', 'next, from'],
    between: ['between', 'between, from'],
  };
  const [undated, dated] = kind === 'gone' ? ['gone', 'gone since'] : how[kind];
  return `${plant.plantName}, ${day === null ? undated : `${dated} ${dateWords(day, today)}`}`;
}

/** 'Radish, free from June 20': of a plant whose squares nothing comes to after it. */
export const freedWords = ({ plant, day }: FreedPlant, today: DayNumber): string =>
  `${plant.plantName}, free from ${dateWords(day, today)}`;

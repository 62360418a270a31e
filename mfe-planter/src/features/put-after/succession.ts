import type { ReactNode } from 'react';
import type { Coming } from '../../layout/placed';
import type { Held, Spot } from '../place-plants/held';

/** When a plant that is to come is put into the ground, in words. */
export interface ComingDate {
  /** 'July 3'; with the year where that is not this one. */
  readonly day: string;
  /** The same as whole days since January 1, 1970. */
  readonly on: number;
  /** What warns of it, as sentences; empty where nothing does. */
  readonly warning: string;
}

/** By the id of what is to come. One without a date is not in it: its garden has no place, or its kind no season there. */
export type ComingDates = ReadonlyMap<string, ComingDate>;

/** What the gardener has asked for. */
export type Asked =
  /** A plant of this kind on squares where something stands. */
  | { readonly what: 'put-after'; readonly plantId: string; readonly at: Spot }
  /** Several sowings of this kind, some days apart. */
  | { readonly what: 'sow-in-turns'; readonly plantId: string }
  /** What is to come. */
  | { readonly what: 'coming'; readonly id: string };

/** The hand over the bed, as far as what is to come needs it. */
export interface Hand {
  readonly take: (held: Held, by: 'pointer') => boolean;
  /** Announces what was done; what is used up is let go. */
  readonly tell: (said: string) => void;
  /** The keyboard's cell. */
  readonly cursor: () => Spot;
}

/** What a saved garden has besides what stands: what comes after it (SEA-8). */
export interface Succession {
  readonly dates: ComingDates;
  readonly ask: (asked: Asked) => void;
  /** The dialogs of what was asked for; the code comes with the first of them. */
  readonly parts: (hand: Hand) => ReactNode;
}

/** 'then Bush Bean, from July 3', 'between: Radish, from May 2'; what stands between others already has no date. */
export const comingWords = ({ id, plantName, under, stands }: Coming, dates: ComingDates): string => {
  const date = stands ? undefined : dates.get(id);
  return `${under === undefined ? 'then ' : 'between: '}${plantName}${date ? `, from ${date.day}` : ''}`;
};

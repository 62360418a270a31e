import type { GridSize, Matrix } from '@planted/garden-domain';
import type { StyleId } from '../garden-styles';
import { rectangle, rowsApart, squaresApart } from './bed-shapes';

/** Something to draw with one press. */
export interface ReadyMade {
  /** After 'a': '4 × 8 bed'. */
  readonly name: string;
  readonly shape: Matrix;
}

/** What makes drawing in one style different from the others; the introductions on the landing page say the same. */
export interface StyleGuide {
  readonly heading: string;
  /** What a square means here. */
  readonly square: string;
  readonly advice: string;
  readonly readyMade: readonly ReadyMade[];
  /** A grid that suits what most gardeners of this style have, in feet, and whose it is. */
  readonly usual: GridSize & { readonly of: string };
}

export const styleGuides: Readonly<Record<StyleId, StyleGuide>> = {
  'in-ground': {
    heading: 'Lay out your beds',
    square: 'A square is one square foot of ground.',
    advice: 'Begin with one bed of about 4 by 8 feet and leave a path on each side of it.',
    readyMade: [
      { name: '4 × 8 bed', shape: rectangle(4, 8) },
      { name: '3 × 10 row', shape: rectangle(3, 10) },
      { name: '8 × 8 patch', shape: rectangle(8, 8) },
    ],
    usual: { width: 20, height: 15, of: 'a back garden' },
  },
  'raised-bed': {
    heading: 'Set up your boxes',
    square: 'A square is one square foot inside the boards.',
    advice:
      'No box wider than 4 feet, or 2 against a wall. Two free squares between boxes let a wheelbarrow through.',
    readyMade: [
      { name: '4 × 8 raised bed', shape: rectangle(4, 8) },
      { name: '4 × 4 raised bed', shape: rectangle(4, 4) },
      { name: '8 × 2 wall bed', shape: rectangle(8, 2) },
    ],
    usual: { width: 16, height: 12, of: 'four boxes and their paths' },
  },
  container: {
    heading: 'Set out your pots',
    square: 'A square is one foot: a large tub fills a square, a trough two or three in a row.',
    advice: 'Leave a free square where you want to stand with the watering can.',
    readyMade: [
      { name: 'tub', shape: rectangle(1, 1) },
      { name: 'trough of 3', shape: rectangle(3, 1) },
      { name: 'row of 4 tubs', shape: squaresApart(4) },
    ],
    usual: { width: 12, height: 6, of: 'a balcony' },
  },
  indoor: {
    heading: 'Draw your sill',
    square: 'A square is one foot of sill or shelf.',
    advice: 'A sill is a single row of squares; a shelf is a row for each board.',
    readyMade: [
      { name: '4-foot sill', shape: rectangle(4, 1) },
      { name: '3-foot sill', shape: rectangle(3, 1) },
      { name: 'shelf with 3 boards', shape: rectangle(3, 3) },
    ],
    usual: { width: 8, height: 5, of: 'a sunny room' },
  },
  vertical: {
    heading: 'Draw your wall',
    square: 'A square is one foot of wall, seen standing in front of it.',
    advice: 'Each row of squares is one shelf or trough. What climbs gets a column to itself.',
    readyMade: [
      { name: '4-foot trough', shape: rectangle(4, 1) },
      { name: 'wall of 3 troughs', shape: rowsApart(3, 4) },
      { name: '2 × 6 trellis', shape: rectangle(2, 6) },
    ],
    usual: { width: 10, height: 7, of: 'a fence' },
  },
  hydroponic: {
    heading: 'Draw your channels',
    square: 'A square is one foot of a channel.',
    advice: 'Each channel is a row of squares; leave a row free between them for your hands.',
    readyMade: [
      { name: '6-foot channel', shape: rectangle(6, 1) },
      { name: 'rack of 3 channels', shape: rowsApart(3, 6) },
      { name: '4 × 2 raft', shape: rectangle(4, 2) },
    ],
    usual: { width: 10, height: 8, of: 'a corner with a lamp' },
  },
};

import type { GardenStyleId, GridSize, Matrix } from '@planted/garden-domain';
import { rectangle, rowsApart, squaresApart } from './bed-shapes';

/** Something to draw with one press. */
interface ReadyMade {
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

export const styleGuides: Readonly<Record<GardenStyleId, StyleGuide>> = {
  'in-ground': {
    heading: 'Lay out your beds',
    square: 'A square is one square foot of ground.',
    advice: 'Begin with one bed of about 4 by 8 feet and leave a path on each side of it.',
    readyMade: [
      { name: '4 × 4 bed', shape: rectangle(4, 4) },
      { name: '4 × 8 bed', shape: rectangle(4, 8) },
      { name: '3 × 10 row', shape: rectangle(3, 10) },
      { name: '8 × 8 patch', shape: rectangle(8, 8) },
    ],
    usual: { width: 20, height: 15, of: 'a backyard' },
  },
  'raised-bed': {
    heading: 'Set up your boxes',
    square: 'A square is one square foot inside the boards.',
    advice:
      'Keep boxes no wider than 4 feet, or 2 against a wall. Leave two empty squares between boxes for a wheelbarrow.',
    readyMade: [
      { name: '4 × 8 raised bed', shape: rectangle(4, 8) },
      { name: '4 × 4 raised bed', shape: rectangle(4, 4) },
      { name: '8 × 2 wall bed', shape: rectangle(8, 2) },
    ],
    usual: { width: 16, height: 12, of: 'four boxes and their paths' },
  },
  container: {
    heading: 'Set out your pots',
    square:
      'Each square is one square foot. A large tub fills one square; a window box or trough fills two or three in a row.',
    advice: "Leave an empty square where you'll stand to water.",
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
    advice: 'Draw a windowsill as one row of squares, and a shelf unit as one row per shelf.',
    readyMade: [
      { name: '4-foot sill', shape: rectangle(4, 1) },
      { name: '3-foot sill', shape: rectangle(3, 1) },
      { name: 'unit with 3 shelves', shape: rectangle(3, 3) },
    ],
    usual: { width: 8, height: 5, of: 'a sunny room' },
  },
  vertical: {
    heading: 'Draw your wall',
    square: 'Each square is one square foot of wall, as you see it standing in front.',
    advice: 'Each row of squares is one shelf or trough. Give each climbing plant its own column.',
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
    advice: 'Draw each channel as a row of squares. Leave an empty row between channels so you can reach in.',
    readyMade: [
      { name: '6-foot channel', shape: rectangle(6, 1) },
      { name: 'rack of 3 channels', shape: rowsApart(3, 6) },
      { name: '4 × 2 raft', shape: rectangle(4, 2) },
    ],
    usual: { width: 10, height: 8, of: 'a corner with a grow light' },
  },
};

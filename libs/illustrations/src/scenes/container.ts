import { times } from '../geometry';
import { each, rect } from '../svg';
import type { Markup } from '../svg';
import type { PottedPlant, Stage } from './stage';

const POTS: PottedPlant[] = [
  { id: 'lemon-meyer', x: 246, y: 186, width: 27, height: 40, color: '#b9572f', size: 116 },
  { id: 'rosemary', x: 54, y: 120, width: 17, height: 24, color: '#5f7f86', size: 56 },
  { id: 'strawberry-june', x: 100, y: 120, width: 18, height: 22, color: '#c97a4a', size: 54 },
  { id: 'tomato-cherry', x: 160, y: 188, width: 21, height: 30, color: '#c0663f', size: 92 },
  { id: 'petunia', x: 298, y: 192, width: 16, height: 22, color: '#d9a441', size: 48 },
  { id: 'basil', x: 92, y: 192, width: 18, height: 24, color: '#a94f2c', size: 54 },
  { id: 'pansy', x: 28, y: 192, width: 15, height: 20, color: '#6d8578', size: 44 },
  { id: 'chives', x: 206, y: 194, width: 14, height: 20, color: '#d08b5a', size: 46 },
];

/** Pots on a patio, before a wall. */
export const container = (stage: Stage): Markup =>
  rect(0, 0, 320, 200, '#e8c9a8') +
  bricks(stage) +
  rect(0, 146, 320, 54, '#b9a68a') +
  rect(0, 146, 320, 5, '#a08c70') +
  rect(24, 118, 104, 30, '#8f7a60', 3) +
  rect(24, 118, 104, 6, '#a8927a', 3) +
  each(POTS, (pot) => stage.potted(pot));

const bricks = ({ pen }: Stage): Markup =>
  each(times(7), (row) =>
    each(times(9), (column) => {
      if (pen.chance() <= 0.42) return '';
      const x = (column - 1) * 46 + (row % 2 === 1 ? 23 : 0);
      return rect(x, row * 21 + 2, 42, 17, pen.chance() > 0.5 ? '#e2bd98' : '#edd3b6', 3);
    }),
  );

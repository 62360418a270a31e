import { times } from '../geometry';
import { each, rect, shape } from '../svg';
import type { Markup } from '../svg';
import type { Stage } from './stage';

const ROWS = [
  ['strawberry-june', 'lettuce-leaf', 'nasturtium', 'spinach', 'strawberry-june'],
  ['chives', 'mint', 'marigold-french', 'parsley', 'kale-curly'],
  ['lettuce-butterhead', 'thyme', 'pansy', 'basil', 'sweet-alyssum'],
];

/** Three troughs on boards, with a climber at either side. */
export const vertical = (stage: Stage): Markup =>
  rect(0, 0, 320, 200, '#dcd9bf') +
  rect(0, 172, 320, 28, '#a99b7c') +
  boards(stage) +
  rect(32, 22, 256, 6, '#8f643d') +
  rect(32, 158, 256, 6, '#8f643d') +
  each(ROWS, (row, index) => {
    const y = 62 + index * 46;
    return each(row, (id, place) => stage.plant(id, 62 + place * 49, y + 2, 46)) + trough(y, index);
  }) +
  stage.potted({ id: 'cucumber', x: 26, y: 192, width: 15, height: 24, color: '#c0663f', size: 90 }) +
  stage.potted({ id: 'pea-snap', x: 298, y: 192, width: 15, height: 24, color: '#c0663f', size: 96 });

const boards = ({ pen }: Stage): Markup =>
  each(times(11), (board) =>
    rect(36 + board * 25, 8, 20, 166, pen.chance() > 0.5 ? '#b98a5d' : '#b07f52', 2),
  );

const trough = (y: number, row: number): Markup =>
  shape(`M40 ${y - 3}H284L278 ${y + 15}H46Z`, row % 2 === 1 ? '#4c6b54' : '#56795f') +
  rect(38, y - 6, 248, 6, '#6d8f73', 3);

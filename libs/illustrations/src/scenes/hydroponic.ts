import { each, ellipse, rect, shape, stroke } from '../svg';
import type { Markup } from '../svg';
import type { Stage } from './stage';

const WATER = '#7fb3c4';
const POST = '#7d8f8a';

const ROWS = [
  ['lettuce-leaf', 'lettuce-butterhead', 'basil', 'lettuce-leaf', 'bok-choy'],
  ['kale-curly', 'strawberry-everbearing', 'spinach', 'lettuce-romaine', 'mint'],
];

/** Two channels of moving water under a lamp. */
export const hydroponic = (stage: Stage): Markup =>
  rect(0, 0, 320, 200, '#d7e3df') +
  rect(0, 168, 320, 32, '#b5c4bf') +
  rect(34, 10, 6, 164, POST, 3) +
  rect(280, 10, 6, 164, POST, 3) +
  rect(60, 8, 200, 8, '#5d6f6a', 4) +
  shape('M70 16H250L286 70H34Z', '#fff6cf', 0.65) +
  each(ROWS, (row, index) => {
    const y = 76 + index * 60;
    const plants = each(row, (id, place) => stage.plant(id, netPotX(place), y + 1, 50));
    const netPots = each(row, (_, place) => ellipse(netPotX(place), y + 2, 13, 4, '#39463f'));
    const isLast = index === ROWS.length - 1;
    return plants + channel(y) + netPots + stroke(`M286 ${y + 20}q10 18 0 ${isLast ? 20 : 34}`, WATER, 4);
  }) +
  rect(216, 172, 76, 24, '#56707a', 5) +
  rect(222, 177, 64, 6, WATER, 3);

const netPotX = (place: number): number => 62 + place * 49;

const channel = (y: number): Markup =>
  rect(24, y, 272, 22, '#fbfbf6', 11) +
  rect(24, y + 12, 272, 10, '#c9d6d1', 5) +
  rect(34, y + 14, 252, 4, WATER, 2);

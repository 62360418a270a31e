import { circle, each, rect, shape } from '../svg';
import type { Markup } from '../svg';
import { SCENE_WIDTH } from './stage';
import type { Stage } from './stage';

const SOIL = '#6b4c37';
const PICKET = '#f3ead5';
const RAIL = '#e4d6b8';

/** Rows in open soil before a picket fence. */
export const inGround = (stage: Stage): Markup =>
  rect(0, 0, 320, 200, '#f4dfae') +
  circle(246, 52, 26, '#e9a63c') +
  stage.hills('#a9bd86', '#86a468') +
  fence() +
  shape('M0 128H320V200H0Z', SOIL) +
  each([0, 1, 2], furrow) +
  each(steps(34, SCENE_WIDTH, 63), (x) => stage.plant('corn-sweet', x, 144, 60)) +
  each(steps(30, SCENE_WIDTH, 52), (x, index) =>
    stage.plant(index % 2 === 0 ? 'lettuce-leaf' : 'cabbage-red', x, 169, 38),
  ) +
  each(steps(18, SCENE_WIDTH + 10, 41), (x) => stage.plant('carrot', x, 193, 62));

const fence = (): Markup =>
  each(
    steps(14, SCENE_WIDTH, 26),
    (x) => rect(x, 94, 10, 34, PICKET, 2) + shape(`M${x} 96l5-7l5 7Z`, PICKET),
  ) +
  rect(0, 102, 320, 5, RAIL) +
  rect(0, 117, 320, 5, RAIL);

function furrow(row: number): Markup {
  const y = 141 + row * 23;
  const color = row === 1 ? '#7d5b43' : '#845f46';
  return shape(`M0 ${y}Q160 ${y - 5} 320 ${y}V${y + 9}Q160 ${y + 4} 0 ${y + 9}Z`, color);
}

/** Places from `start` up to `end`, a distance apart. */
function steps(start: number, end: number, distance: number): number[] {
  const places: number[] = [];
  for (let x = start; x < end; x += distance) places.push(x);
  return places;
}

import { shade } from '../color';
import type { Color } from '../color';
import { times } from '../geometry';
import { each, rect, shape } from '../svg';
import type { Markup } from '../svg';
import type { Stage } from './stage';

interface Bed {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: Color;
}

const BACK_BED: Bed = { x: 92, y: 124, width: 196, height: 28, color: '#b9855a' };
const FRONT_BED: Bed = { x: 22, y: 158, width: 204, height: 32, color: '#c99667' };

const BACK_ROW: [id: string, x: number, size: number][] = [
  ['tomato-beefsteak', 116, 84],
  ['tomato-roma', 160, 80],
  ['pepper-bell', 204, 60],
  ['sunflower', 254, 96],
];
const FRONT_ROW = ['kale-curly', 'marigold-french', 'lettuce-leaf', 'basil', 'cabbage-red', 'chives'];

/** Two wooden beds on gravel. */
export const raisedBed = (stage: Stage): Markup =>
  rect(0, 0, 320, 200, '#dfe6cc') +
  stage.hills('#b7c99a', '#9db87e') +
  rect(0, 150, 320, 50, '#d9c9a6') +
  gravel(stage) +
  soil(BACK_BED) +
  each(BACK_ROW, ([id, x, size]) => stage.plant(id, x, 122, size)) +
  boards(BACK_BED) +
  soil(FRONT_BED) +
  each(FRONT_ROW, (id, index) => stage.plant(id, 42 + index * 33, 156, 44)) +
  boards(FRONT_BED);

const gravel = ({ pen }: Stage): Markup =>
  each(times(46), () => {
    const [x, y] = [pen.chance() * 320, 154 + pen.chance() * 44];
    return pen.blob(x, y, 2.4, 1.4, pen.chance() > 0.5 ? '#c2ae86' : '#efe3c8', 0.2, 6);
  });

const soil = ({ x, y, width }: Bed): Markup =>
  shape(`M${x + 8} ${y - 9}H${x + width - 8}L${x + width} ${y}H${x}Z`, '#5f4331');

const boards = ({ x, y, width, height, color }: Bed): Markup =>
  rect(x, y, width, height, color, 2) +
  rect(x, y + height / 2 - 1, width, 2, shade(color, 0.35)) +
  rect(x - 3, y - 4, 9, height + 6, shade(color, 0.18), 2) +
  rect(x + width - 6, y - 4, 9, height + 6, shade(color, 0.3), 2);

import { circle, rect, shape } from '../svg';
import type { Markup } from '../svg';
import type { Stage } from './stage';

const CURTAIN = '#c8724b';
const PANE = '#cfe0d6';
const PANES = '<rect x="66" y="20" width="90" height="124"/><rect x="164" y="20" width="90" height="124"/>';

/** Herbs and house plants on a sill. */
export const indoor = (stage: Stage): Markup =>
  rect(0, 0, 320, 200, '#efe2cc') +
  windowFrame() +
  shape('M38 8H76Q72 70 48 146H34Z', CURTAIN, 0.9) +
  shape('M282 8H244Q248 70 272 146H286Z', CURTAIN, 0.9) +
  rect(30, 4, 260, 7, '#7a5a3c', 3) +
  rect(20, 150, 280, 14, '#c99667', 2) +
  rect(20, 160, 280, 6, '#a87648', 2) +
  rect(0, 166, 320, 34, '#e4d2b4') +
  stage.plant('monstera', 88, 152, 88) +
  stage.plant('peace-lily', 226, 152, 80) +
  stage.plant('snake-plant', 152, 152, 72) +
  stage.potted({ id: 'basil', x: 190, y: 152, width: 12, height: 17, color: '#5f7f86', size: 40 }) +
  stage.plant('african-violet', 266, 153, 46) +
  stage.potted({ id: 'parsley', x: 122, y: 152, width: 11, height: 15, color: '#d9a441', size: 36 });

function windowFrame(): Markup {
  const view = circle(212, 52, 22, '#f2c25a') + shape('M60 118Q120 88 180 112T260 104V150H60Z', '#9cbb8a');
  return (
    rect(58, 12, 204, 140, '#fffaf0', 5) +
    rect(66, 20, 90, 124, PANE, 2) +
    rect(164, 20, 90, 124, PANE, 2) +
    `<clipPath id="panes">${PANES}</clipPath><g clip-path="url(#panes)">${view}</g>`
  );
}

import { shade } from '../color';
import { drawCutaway } from '../cutaway';
import { svgDocument } from '../document';
import { Pen } from '../pen';
import { ellipse, group, rect, stroke } from '../svg';
import type { Markup } from '../svg';

const WIDTH = 240;
const HEIGHT = 180;
const GROUND = 108;
const SEED = '#e3c48d';
const LEAF = '#5c9a4c';
const ROOT = '#c9a987';
const WOOD = '#c99667';

/** A bed where nothing grows yet but one sprout, with seeds in the soil. */
export function emptyBedSvg(): string {
  const pen = new Pen('empty-bed');
  const bed = drawCutaway({
    width: WIDTH,
    height: HEIGHT,
    groundY: GROUND,
    plants: [],
    seed: 'empty-bed',
  });
  return svgDocument(
    'An empty garden bed with one sprout',
    { width: WIDTH, height: HEIGHT },
    drawLabel() + bed + drawSprout(pen) + drawSeeds(),
  );
}

const drawSprout = (pen: Pen): Markup =>
  stroke('M120 112Q118 124 121 136M120 116Q110 122 106 130M120 117Q130 122 133 131', ROOT, 1.8, 0.8) +
  pen.stem(120, GROUND + 3, 120, 78, 3.6, '#47803f') +
  pen.leaf(120, 82, 30, 11, -158, LEAF) +
  pen.leaf(120, 82, 32, 12, -28, LEAF) +
  pen.leaf(120, 80, 18, 6, -93, LEAF);

const drawSeeds = (): Markup =>
  group('rotate(-18 64 134)', ellipse(64, 134, 4.4, 2.8, SEED)) +
  group('rotate(14 176 130)', ellipse(176, 130, 4.4, 2.8, SEED)) +
  group('rotate(-8 212 142)', ellipse(212, 142, 4, 2.6, SEED)) +
  group('rotate(20 30 146)', ellipse(30, 146, 4, 2.6, SEED));

/** A wooden plant label on which nothing is written yet. */
const drawLabel = (): Markup =>
  group(
    'rotate(4 190 110)',
    rect(186.5, 62, 7, 60, shade(WOOD, 0.15), 1) +
      rect(172, 56, 36, 20, WOOD, 3) +
      stroke('M178 63H202M178 69H195', shade(WOOD, 0.25), 1.6, 0.7),
  );

import { shade } from '../color';
import { svgDocument } from '../document';
import { Pen } from '../pen';
import { circle, ellipse, rect, shape, stroke } from '../svg';
import type { Markup } from '../svg';

const PAPER = '#f3e6c8';
const TERRACOTTA = '#c0663f';
const LEAF = '#5c9a4c';
const SOIL = '#6b4c37';
const SEED = '#a9794a';

/** A packet of seeds, for a plant whose picture is missing. */
export function seedPacketSvg(): string {
  const pen = new Pen('seed-packet');
  return svgDocument(
    'A packet of seeds',
    { width: 100, height: 100 },
    drawPacket() + drawSprout(pen) + drawSeeds(),
  );
}

const drawPacket = (): Markup =>
  rect(24, 10, 52, 80, PAPER, 3) +
  shape('M62 10H73Q76 10 76 13V87Q76 90 73 90H66Z', shade(PAPER, 0.35), 0.3) +
  shape('M24 24V13Q24 10 27 10H73Q76 10 76 13V24Z', TERRACOTTA) +
  shape('M62 10H73Q76 10 76 13V24H62.7Z', shade(TERRACOTTA, 0.4), 0.35) +
  stroke('M34 17H66', PAPER, 3) +
  stroke('M30 29.5H70', shade(PAPER, 0.25), 1.2);

const drawSprout = (pen: Pen): Markup =>
  ellipse(50, 75, 17, 5.5, SOIL) +
  pen.stem(50, 75, 50, 52, 3.2, shade(LEAF, 0.25)) +
  pen.leaf(50, 54, 20, 8, -155, LEAF) +
  pen.leaf(50, 54, 22, 8.5, -32, LEAF) +
  pen.leaf(50, 54, 13, 4.5, -92, LEAF);

const drawSeeds = (): Markup =>
  circle(17, 89, 2.6, SEED) + circle(11, 84, 2.1, shade(SEED, 0.2)) + circle(83, 88, 2.4, SEED);

import { light, shade } from './color';
import type { Color } from './color';
import { times } from './geometry';
import type { Point } from './geometry';
import { groundLineOf, growsUnderground } from './ground-line';
import { spline, tenths } from './path-data';
import { Pen } from './pen';
import { drawPlant } from './plant';
import type { DrawablePlant } from './plant';
import { each, shape, stroke } from './svg';
import type { Markup } from './svg';

export interface PlantedAt {
  readonly plant: DrawablePlant;
  readonly x: number;
  /** Height of the plant's whole drawing. */
  readonly size: number;
}

export interface Cutaway {
  readonly width: number;
  readonly height: number;
  /** Where the surface of the soil is. */
  readonly groundY: number;
  readonly plants: readonly PlantedAt[];
  readonly soil?: Color;
  readonly seed?: string;
}

const BLEED = 20;
const SOIL: Color = '#6b4c37';
const WIDTH_PER_PEBBLE = 14;

/** The signature of the product: a bed cut open, so that carrots, beets and bulbs show in the soil. */
export function drawCutaway({ width, height, groundY, plants, soil = SOIL, seed = 'cut' }: Cutaway): Markup {
  const pen = new Pen(seed);
  const earth = drawEarth(pen, { width, height, groundY, soil });
  const isRoot = ({ plant }: PlantedAt): boolean => growsUnderground(plant.appearance.form);
  const place = (planted: PlantedAt): Markup => drawPlanted(planted, groundY);
  return (
    each(
      plants.filter((planted) => !isRoot(planted)),
      place,
    ) +
    earth +
    each(plants, (planted) => (isRoot(planted) ? place(planted) : drawRootlets(planted, groundY, soil)))
  );
}

function drawPlanted({ plant, x, size }: PlantedAt, groundY: number): Markup {
  const scale = size / 100;
  const top = groundY - groundLineOf(plant.appearance.form) * scale + 2;
  const drawing = drawPlant(plant, { seed: plant.id + x });
  const transform = `translate(${tenths(x - size / 2)} ${tenths(top)}) scale(${Math.round(scale * 100) / 100})`;
  return `<g transform="${transform}">${drawing}</g>`;
}

/** The fine roots of a plant that keeps its crop above the ground. */
function drawRootlets({ x, size }: PlantedAt, groundY: number, soil: Color): Markup {
  const pen = new Pen(`r${x}`);
  return each([-16, 0, 14], (side) => {
    const middle = `${tenths(x + side * 0.4)} ${tenths(groundY + size * 0.12)}`;
    const endX = tenths(x + (side * size) / 100 + pen.jitter(5));
    const endY = tenths(groundY + size * (0.2 + pen.chance() * 0.14));
    return stroke(`M${tenths(x)} ${groundY}Q${middle} ${endX} ${endY}`, light(soil, 0.4), 2, 0.55);
  });
}

interface Earth {
  readonly width: number;
  readonly height: number;
  readonly groundY: number;
  readonly soil: Color;
}

function drawEarth(pen: Pen, { width, height, groundY, soil }: Earth): Markup {
  const depth = height - groundY;
  const layer = (top: number, unevenness: number, step: number, color: Color): Markup => {
    const points: Point[] = [];
    for (let x = -BLEED; x < width + step; x += step) points.push([x, top + pen.jitter(unevenness)]);
    return shape(`${spline(points)}V${height + 5}H-${BLEED}Z`, color);
  };
  const pebbles = (): Markup =>
    each(times(Math.ceil(width / WIDTH_PER_PEBBLE)), () => {
      const [x, y] = [pen.chance() * width, groundY + 12 + pen.chance() * (depth - 14)];
      const radius = 1 + pen.chance() * 2.8;
      const color = pen.chance() > 0.6 ? light(soil, 0.3) : shade(soil, 0.35);
      return pen.blob(x, y, radius * 1.5, radius, color, 0.2, 7);
    });
  return (
    layer(groundY, 2.4, 34, soil) +
    layer(groundY + depth * 0.46, 7, 70, shade(soil, 0.2)) +
    layer(groundY + depth * 0.8, 8, 90, shade(soil, 0.42)) +
    pebbles()
  );
}

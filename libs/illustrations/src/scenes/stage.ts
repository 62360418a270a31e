import type { Color } from '../color';
import { groundLineOf, growsUnderground } from '../ground-line';
import { tenths } from '../path-data';
import { Pen } from '../pen';
import { drawPlant } from '../plant';
import { drawPot } from '../pot';
import { shape } from '../svg';
import type { Markup } from '../svg';
import { castMember } from './cast';

export const SCENE_WIDTH = 320;
export const SCENE_HEIGHT = 200;

const SMALLEST_DETAILED_PLANT = 62;
const ROOM_AROUND = 10;
const BELOW_GROUND = 3;

/** A pot of a size and color, with the size of the plant in it. */
export interface PottedPlant {
  readonly id: string;
  readonly x: number;
  /** Where the pot stands. */
  readonly y: number;
  /** Half of the pot's breadth. */
  readonly width: number;
  readonly height: number;
  readonly color: Color;
  readonly size: number;
}

/** What a scene is drawn with: one pen, and the plants of the catalogue. */
export class Stage {
  readonly pen: Pen;

  constructor(private readonly name: string) {
    this.pen = new Pen(`scene${name}`);
  }

  /** A plant whose ground line is at (x, y); what grows below the ground is hidden. */
  plant(id: string, x: number, y: number, size: number): Markup {
    const plant = castMember(id);
    const { form } = plant.appearance;
    const scale = size / 100;
    const ground = groundLineOf(form);
    const detail = size > SMALLEST_DETAILED_PLANT ? 1 : 0;
    const drawing = drawPlant(plant, { detail, seed: id + x });
    const visible = growsUnderground(form) ? this.clipped(drawing, `${x}-${y}`, ground) : drawing;
    return `<g transform="translate(${tenths(x - size / 2)} ${tenths(y - ground * scale)}) scale(${scale})">${visible}</g>`;
  }

  potted({ id, x, y, width, height, color, size }: PottedPlant): Markup {
    return this.plant(id, x, y - height + 5, size) + drawPot(x, y - height, width, height, color);
  }

  /** Two rows of hills along the horizon. */
  hills(far: Color, near: Color): Markup {
    return (
      shape('M0 118C50 84 96 108 150 96S260 78 320 104V200H0Z', far) +
      shape('M0 132C70 112 120 128 190 118S280 112 320 122V200H0Z', near)
    );
  }

  private clipped(drawing: Markup, key: string, ground: number): Markup {
    const id = `${this.name}-${key}`;
    const side = 100 + 2 * ROOM_AROUND;
    const height = ground + ROOM_AROUND + BELOW_GROUND;
    const frame = `<rect x="-${ROOM_AROUND}" y="-${ROOM_AROUND}" width="${side}" height="${height}"/>`;
    return `<clipPath id="${id}">${frame}</clipPath><g clip-path="url(#${id})">${drawing}</g>`;
  }
}

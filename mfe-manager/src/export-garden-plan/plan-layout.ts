import { sizeOf } from '@planted/garden-domain';
import type { GardenPlan } from './garden-plan';
import type { Corner, PlanOptions } from './plan-options';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where everything of a plan stands, in pixels before scaling. Null is not shown. */
export interface PlanLayout {
  readonly width: number;
  readonly height: number;
  readonly title: Box | null;
  readonly subtext: Box | null;
  /** The ground that the bed lies on. */
  readonly frame: Box;
  /** Side of a square foot, and where the first one is. */
  readonly cell: number;
  readonly bed: Box;
  readonly watermark: Box | null;
  readonly caption: Box;
  /** In the order of the kinds. */
  readonly legend: readonly Box[];
  readonly footer: Box | null;
}

const MARGIN = 48;
const LEAST_WIDTH = 760;
const TITLE = 54;
const SUBTEXT = 32;
const GAP = 22;
const FRAME_PAD = 34;
const WATERMARK = { width: 138, height: 32, inset: 20 } as const;
const CAPTION = 24;
const LEGEND = { height: 46, leastWidth: 208, gap: 10 } as const;
const FOOTER = 40;
/** A bed is about this large: few squares are drawn large, many small. */
const BED = { width: 920, height: 820, leastCell: 26, mostCell: 104 } as const;

function cellSide(columns: number, rows: number): number {
  const fitting = Math.min(BED.width / Math.max(1, columns), BED.height / Math.max(1, rows));
  return Math.round(Math.min(BED.mostCell, Math.max(BED.leastCell, fitting)));
}

function watermarkBox(frame: Box, corner: Corner): Box {
  const { width, height, inset } = WATERMARK;
  return {
    x: corner.endsWith('left') ? frame.x + inset : frame.x + frame.width - inset - width,
    y: corner.startsWith('top') ? frame.y + inset : frame.y + frame.height - inset - height,
    width,
    height,
  };
}

/** Lays a plan out from top to bottom: title, subtext, bed, caption, legend, footer. Pure. */
export function layoutPlan(plan: GardenPlan, options: PlanOptions): PlanLayout {
  const { width: columns, height: rows } = sizeOf(plan.matrix);
  const cell = cellSide(columns, rows);
  const inner = Math.max(LEAST_WIDTH, columns * cell + 2 * FRAME_PAD);
  let y = MARGIN;
  const take = (height: number): Box => {
    const box = { x: MARGIN, y, width: inner, height };
    y += height;
    return box;
  };
  const title = options.title.trim() === '' ? null : take(TITLE);
  const subtext = options.subtext.trim() === '' ? null : take(SUBTEXT);
  if (title || subtext) y += GAP;

  // The watermark has a strip of its own, so that it covers no plant.
  const strip = options.showsWatermark ? WATERMARK.height : 0;
  const isAbove = options.watermarkCorner.startsWith('top');
  const frame = take(rows * cell + 2 * FRAME_PAD + strip);
  const bed = {
    x: MARGIN + (inner - columns * cell) / 2,
    y: frame.y + FRAME_PAD + (isAbove ? strip : 0),
    width: columns * cell,
    height: rows * cell,
  };
  y += 14;
  const caption = take(CAPTION);

  y += plan.kinds.length > 0 ? 14 : 0;
  const perRow = Math.max(1, Math.floor((inner + LEGEND.gap) / (LEGEND.leastWidth + LEGEND.gap)));
  const width = (inner - (perRow - 1) * LEGEND.gap) / perRow;
  const legend = plan.kinds.map((_, at) => ({
    x: MARGIN + (at % perRow) * (width + LEGEND.gap),
    y: y + Math.floor(at / perRow) * LEGEND.height,
    width,
    height: LEGEND.height,
  }));
  y += Math.ceil(plan.kinds.length / perRow) * LEGEND.height;

  if (options.showsFooter) y += GAP;
  const footer = options.showsFooter ? take(FOOTER) : null;
  return {
    width: inner + 2 * MARGIN,
    height: y + (footer ? MARGIN / 2 : MARGIN),
    ...{ title, subtext, frame, cell, bed, caption, legend, footer },
    watermark: options.showsWatermark ? watermarkBox(frame, options.watermarkCorner) : null,
  };
}

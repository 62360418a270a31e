import { type BedPlant, bedOutline, insetOf, plantSpots } from '@planted/ui';
import { type Matrix, sizeOf } from '@planted/garden-domain';
import type { PlanAssets } from './plan-assets';

/** A drawing at the size that it is needed in, painted from its shapes once and then copied. */
export type Stamps = (imageUrl: string | null | undefined, side: number) => HTMLCanvasElement;

/** `ratio` is pixels in the file for one in the plan. */
export function createStamps(assets: PlanAssets, ratio: number): Stamps {
  const made = new Map<string, HTMLCanvasElement>();
  return (imageUrl, side) => {
    const pixels = Math.max(1, Math.round(side * ratio));
    const key = `${pixels} ${imageUrl}`;
    const known = made.get(key);
    if (known) return known;
    const stamp = document.createElement('canvas');
    stamp.width = stamp.height = pixels;
    stamp.getContext('2d')?.drawImage(assets.pictureOf(imageUrl), 0, 0, pixels, pixels);
    made.set(key, stamp);
    return stamp;
  };
}

function drawSoil(
  paper: CanvasRenderingContext2D,
  matrix: Matrix,
  cell: number,
  colors: PlanAssets['colors'],
) {
  const { width, height } = sizeOf(matrix);
  const outline = new Path2D(
    bedOutline(matrix, { cell, radius: Math.min(5, cell * 0.3), innerRadius: Math.min(3, cell * 0.15) }),
  );
  paper.save();
  paper.fillStyle = colors.soil;
  paper.fill(outline);
  paper.clip(outline);
  paper.beginPath();
  for (let x = 0; x < width; x += 1)
    for (let y = 0; y < height; y += 1)
      for (const [right, down] of [
        [0.12, 0.36],
        [0.56, 0.72],
      ] as const) {
        paper.moveTo((x + right) * cell, (y + down) * cell);
        paper.lineTo((x + right + 0.28) * cell, (y + down) * cell);
      }
  paper.strokeStyle = colors['soil-line'];
  paper.lineWidth = Math.max(1, cell * 0.05);
  paper.lineCap = 'round';
  paper.stroke();
  paper.beginPath();
  for (let x = 1; x < width; x += 1) {
    paper.moveTo(x * cell, 0);
    paper.lineTo(x * cell, height * cell);
  }
  for (let y = 1; y < height; y += 1) {
    paper.moveTo(0, y * cell);
    paper.lineTo(width * cell, y * cell);
  }
  paper.strokeStyle = colors['soil-lit'];
  paper.lineWidth = 1;
  paper.stroke();
  paper.restore();
  paper.strokeStyle = colors['soil-edge'];
  paper.lineWidth = 1.5;
  paper.stroke(outline);
}

/** A plant's ground in its color, as a footprint in the planner: 42 % of the color on a light base. */
export function drawTile(
  paper: CanvasRenderingContext2D,
  box: { x: number; y: number; width: number; height: number },
  color: string,
  cell: number,
  base: string,
): void {
  paper.save();
  paper.beginPath();
  paper.roundRect(box.x, box.y, box.width, box.height, cell * 0.1);
  paper.fillStyle = base;
  paper.fill();
  paper.globalAlpha = 0.42;
  paper.fillStyle = color;
  paper.fill();
  paper.globalAlpha = 1;
  paper.strokeStyle = color;
  paper.lineWidth = cell < 30 ? 1.4 : 2.2;
  paper.stroke();
  paper.restore();
}

/** Draws the soil and as many plants as grow in it, the bed's top left corner at the origin. */
export function drawBed(
  paper: CanvasRenderingContext2D,
  bed: { readonly matrix: Matrix; readonly plants: readonly BedPlant[]; readonly cell: number },
  assets: PlanAssets,
  stamps: Stamps,
): void {
  const { matrix, plants, cell } = bed;
  drawSoil(paper, matrix, cell, assets.colors);
  for (const plant of plants) {
    const inset = cell * insetOf(plant);
    const box = {
      x: plant.x * cell + inset,
      y: plant.y * cell + inset,
      width: plant.width * cell - 2 * inset,
      height: plant.height * cell - 2 * inset,
    };
    drawTile(paper, box, plant.color, cell, assets.colors['tile-base']);
    for (const { x, y, side } of plantSpots(plant, box))
      paper.drawImage(stamps(plant.imageUrl, side), box.x + x, box.y + y, side, side);
  }
}

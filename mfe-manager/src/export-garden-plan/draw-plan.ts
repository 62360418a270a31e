import { drawBed, drawTile, type Stamps } from './draw-bed';
import type { GardenPlan } from './garden-plan';
import type { PlanAssets } from './plan-assets';
import type { Box, PlanLayout } from './plan-layout';
import type { Alignment, PlanOptions } from './plan-options';

export interface PlanDrawing {
  readonly plan: GardenPlan;
  readonly options: PlanOptions;
  readonly layout: PlanLayout;
  /** The web address at the foot. */
  readonly footerText: string;
}

interface Words {
  readonly text: string;
  readonly font: (size: number) => string;
  readonly size: number;
  readonly color: string;
  readonly alignment?: Alignment;
}

/** Writes one line into a box, in the middle of its height; what is too long is written smaller. */
function write(paper: CanvasRenderingContext2D, box: Box, words: Words): void {
  const { text, font, size, color, alignment = 'left' } = words;
  paper.font = font(size);
  const needed = paper.measureText(text).width;
  if (needed > box.width) paper.font = font((size * box.width) / needed);
  paper.fillStyle = color;
  paper.textAlign = alignment;
  paper.textBaseline = 'middle';
  const at = { left: box.x, center: box.x + box.width / 2, right: box.x + box.width }[alignment];
  paper.fillText(text, at, box.y + box.height / 2);
}

/** A sheet with a thin rule inside its edge, as in an old catalogue. */
function drawPlate(paper: CanvasRenderingContext2D, box: Box, ground: string, rule: string): void {
  paper.beginPath();
  paper.roundRect(box.x, box.y, box.width, box.height, 10);
  paper.fillStyle = ground;
  paper.fill();
  paper.beginPath();
  paper.roundRect(box.x + 8, box.y + 8, box.width - 16, box.height - 16, 5);
  paper.strokeStyle = rule;
  paper.lineWidth = 1;
  paper.stroke();
}

function drawFooter(
  paper: CanvasRenderingContext2D,
  box: Box,
  text: string,
  { colors, text: family }: PlanAssets,
) {
  paper.strokeStyle = colors.rule;
  paper.lineWidth = 1;
  for (const y of [box.y, box.y + 3]) {
    paper.beginPath();
    paper.moveTo(box.x, y);
    paper.lineTo(box.x + box.width, y);
    paper.stroke();
  }
  write(
    paper,
    { ...box, y: box.y + 6 },
    { text, font: (px) => `400 ${px}px ${family}`, size: 15, color: colors['ink-soft'], alignment: 'center' },
  );
}

/** Draws the whole picture. The transformation of `paper` scales pixels of the plan to those of the file. */
export function drawPlan(
  paper: CanvasRenderingContext2D,
  { plan, options, layout, footerText }: PlanDrawing,
  assets: PlanAssets,
  stamps: Stamps,
): void {
  const { colors } = assets;
  const display = (size: number) => `400 ${size}px ${assets.display}`;
  const bold = (size: number) => `600 ${size}px ${assets.text}`;
  const plain = (size: number) => `400 ${size}px ${assets.text}`;
  paper.clearRect(0, 0, layout.width, layout.height);
  if (options.showsImageBackground) {
    paper.fillStyle = colors.paper;
    paper.fillRect(0, 0, layout.width, layout.height);
  }
  const { titleAlignment, subtextAlignment } = options;
  const title = options.title.trim();
  const subtext = options.subtext.trim();
  if (layout.title)
    write(paper, layout.title, {
      ...{ text: title, font: display, size: 42, color: colors.ink, alignment: titleAlignment },
    });
  if (layout.subtext)
    write(paper, layout.subtext, {
      ...{ text: subtext, font: plain, size: 21, color: colors['ink-soft'], alignment: subtextAlignment },
    });
  if (options.showsGardenBackground) drawPlate(paper, layout.frame, colors.plate, colors.rule);

  paper.save();
  paper.translate(layout.bed.x, layout.bed.y);
  drawBed(paper, { ...plan, cell: layout.cell }, assets, stamps);
  paper.restore();

  if (layout.watermark) {
    const { x, y, height } = layout.watermark;
    paper.drawImage(assets.logo, x, y, height, height);
    const words = { ...layout.watermark, x: x + height + 8, width: layout.watermark.width - height - 8 };
    write(paper, words, { text: 'Planted', font: display, size: 23, color: colors.leaf });
  }
  write(paper, layout.caption, {
    ...{ text: plan.caption, font: plain, size: 16, color: colors['ink-soft'], alignment: 'center' },
  });
  plan.kinds.forEach(({ imageUrl, name, color, count }, at) => {
    const box = layout.legend[at];
    if (!box) return;
    const side = box.height - 10;
    const tile = { x: box.x, y: box.y + 5, width: side, height: side };
    drawTile(paper, tile, color, side, colors['tile-base']);
    const art = side * 0.88;
    const inset = (side - art) / 2;
    paper.drawImage(stamps(imageUrl, art), tile.x + inset, tile.y + inset, art, art);
    const number = { ...box, x: box.x + side + 10, width: 34 };
    write(paper, number, { text: `${count} ×`, font: bold, size: 16, color: colors.ink });
    const words = { ...box, x: number.x + number.width, width: box.width - side - 10 - number.width };
    write(paper, words, { text: name, font: plain, size: 16, color: colors.ink });
  });
  if (layout.footer) drawFooter(paper, layout.footer, footerText, assets);
}

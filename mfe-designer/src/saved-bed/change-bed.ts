import { type GrowingConditions, MAX_SIDE, type EndOfPlanting } from '@planted/garden-domain';
import type { Design, Plot } from '../grid/design';
import { paintCells } from '../grid/paint';
import { cellsUnder } from '../grid/plants-on-soil';
import type { BedPlant, Ground } from '../grid/standing';
import { boxOf, withMargins } from './bed-rules';
import { turnedBox } from './ground';

export type BedSide = 'top' | 'bottom' | 'left' | 'right';

/** A row or column of squares along one side of the bed. @returns null where the bed would be too long */
export function addRow(design: Design, side: BedSide): Design | null {
  const box = boxOf(design);
  if (!box) return null;
  const isRow = side === 'top' || side === 'bottom';
  const length = isRow ? box.bottom - box.top : box.right - box.left;
  if (length >= MAX_SIDE) return null;
  const across = { before: box.left, after: design.width - box.right };
  const down = { before: box.top, after: design.height - box.bottom };
  const roomFor = (margins: typeof across, where: keyof typeof across) => ({
    ...margins,
    ...(margins[where] === 0 && { before: 0, after: 0, [where]: 1 }),
  });
  const where = side === 'top' || side === 'left' ? 'before' : 'after';
  const roomy = isRow
    ? withMargins(design, box, across, roomFor(down, where))
    : withMargins(design, box, roomFor(across, where), down);
  const at = boxOf(roomy) ?? box;
  const row = {
    top: { x: at.left, y: at.top - 1, width: at.right - at.left, height: 1 },
    bottom: { x: at.left, y: at.bottom, width: at.right - at.left, height: 1 },
    left: { x: at.left - 1, y: at.top, width: 1, height: at.bottom - at.top },
    right: { x: at.right, y: at.top, width: 1, height: at.bottom - at.top },
  }[side];
  return paintCells(roomy, cellsUnder(row, roomy), 1);
}

/** The whole drawing a quarter turn clockwise, with what stands in it. */
export function turnDesign(design: Design): Design {
  const { width, height } = design;
  const moved = (cell: number): number => (cell % width) * height + (height - 1 - Math.floor(cell / width));
  const filled = new Uint8Array(width * height);
  design.filled.forEach((state, cell) => {
    filled[moved(cell)] = state;
  });
  const plots = new Map(
    [...design.plots].map(([name, plot]) => [
      name,
      { ...plot, cells: plot.cells.map(moved).toSorted((a, b) => a - b) },
    ]),
  );
  const turned = { ...design, width: height, height: width, filled, plots };
  const { standing } = design;
  if (!standing) return turned;
  const ground: Ground = {
    ...turnedBox(standing.ground, design, 1),
    turns: ((standing.ground.turns + 1) % 4) as Ground['turns'],
  };
  const plants = standing.plants.map((plant) => turnedBox(plant, design, 1));
  return { ...turned, standing: { ...standing, ground, plants } };
}

/** The bed under another name, or with other growing conditions. */
export function withSettings(
  design: Design,
  change: { readonly name?: string; readonly conditions?: GrowingConditions },
): Design {
  const bed = bedOf(design);
  if (!bed) return design;
  const [name, plot] = bed;
  const conditions = change.conditions ?? plot.conditions;
  return { ...design, plots: new Map([[change.name ?? name, { ...plot, conditions }]]) };
}

/** The one plot of a saved garden's drawing, with its name. */
export const bedOf = ({ plots }: Design): readonly [name: string, plot: Plot] | undefined => [...plots][0];

/** The drawing with the soil put back under some plants. */
export const withSoilUnder = (design: Design, plants: readonly BedPlant[]): Design => {
  const cells = plants.flatMap((plant) => cellsUnder(plant, design));
  return paintCells(design, cells, 1);
};

/** The drawing without some plants, which have ended so; what was never put into the ground is a mistake of the day it is saved. */
export function withoutPlants(
  design: Design,
  gone: readonly BedPlant[],
  why: (plant: BedPlant) => EndOfPlanting | null,
): Design {
  const { standing } = design;
  if (!standing) return design;
  const ids = new Set(gone.map(({ id }) => id));
  const ends = new Map(standing.ends);
  for (const plant of gone) {
    const end = why(plant);
    if (end) ends.set(plant.id, end);
    else ends.delete(plant.id);
  }
  const plants = standing.plants.filter(({ id }) => !ids.has(id));
  return { ...design, standing: { ...standing, plants, ends } };
}

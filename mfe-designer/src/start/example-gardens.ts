import type { CellIndex, GardenStyleId, GridSize, GrowingConditions } from '@planted/garden-domain';
import { DEFAULT_CONDITIONS } from '@planted/garden-domain';
import { denotePlot } from '../grid/denote';
import { type Design, emptyDesign } from '../grid/design';
import { paintCells } from '../grid/paint';

/** Left, top, width, height in feet. */
type Block = readonly [x: number, y: number, width: number, height: number];

interface ExamplePlot {
  /** Begins with 'Example', so that it is never taken for the gardener's own. */
  readonly name: `Example ${string}`;
  /** They touch or overlap. */
  readonly blocks: readonly Block[];
  readonly conditions?: Partial<GrowingConditions>;
}

interface ExampleGarden extends GridSize {
  readonly plots: readonly ExamplePlot[];
}

export const exampleGardens: Readonly<Record<GardenStyleId, ExampleGarden>> = {
  'in-ground': {
    width: 20,
    height: 15,
    plots: [
      {
        name: 'Example Kitchen Bed',
        blocks: [
          [2, 2, 8, 3],
          [2, 4, 10, 2],
        ],
        conditions: { maintenance: 'Medium' },
      },
      { name: 'Example Herb Square', blocks: [[14, 2, 4, 4]] },
      { name: 'Example Potato Rows', blocks: [[2, 8, 16, 5]], conditions: { soilType: 'Sandy' } },
    ],
  },
  'raised-bed': {
    width: 16,
    height: 14,
    plots: [
      { name: 'Example Salad Box', blocks: [[1, 1, 4, 8]], conditions: { maintenance: 'Medium' } },
      { name: 'Example Tomato Box', blocks: [[7, 1, 4, 8]], conditions: { maintenance: 'Medium' } },
      { name: 'Example Wall Bed', blocks: [[1, 11, 14, 2]], conditions: { sunlight: 'Partial Shade' } },
    ],
  },
  container: {
    width: 12,
    height: 6,
    plots: [
      { name: 'Example Herb Trough', blocks: [[1, 1, 3, 1]] },
      { name: 'Example Tomato Tub', blocks: [[6, 1, 1, 1]], conditions: { maintenance: 'Medium' } },
      {
        name: 'Example Corner Pots',
        blocks: [
          [9, 1, 2, 1],
          [10, 1, 1, 3],
        ],
      },
    ],
  },
  indoor: {
    width: 8,
    height: 5,
    plots: [
      { name: 'Example Kitchen Sill', blocks: [[1, 0, 5, 1]] },
      { name: 'Example Plant Shelf', blocks: [[1, 2, 3, 2]], conditions: { sunlight: 'Partial Shade' } },
    ],
  },
  vertical: {
    width: 10,
    height: 7,
    plots: [
      { name: 'Example Top Trough', blocks: [[1, 0, 5, 1]] },
      { name: 'Example Lower Trough', blocks: [[1, 3, 5, 1]], conditions: { maintenance: 'Medium' } },
      { name: 'Example Trellis', blocks: [[7, 0, 2, 6]], conditions: { maintenance: 'Medium' } },
    ],
  },
  hydroponic: {
    width: 10,
    height: 8,
    plots: [
      { name: 'Example Lettuce Channel', blocks: [[1, 1, 8, 1]], conditions: { maintenance: 'High' } },
      { name: 'Example Basil Channel', blocks: [[1, 3, 8, 1]], conditions: { maintenance: 'High' } },
      { name: 'Example Chard Raft', blocks: [[1, 5, 4, 2]], conditions: { maintenance: 'High' } },
    ],
  },
};

/** The example of a style as a drawing. */
export function drawExample({ plots, ...size }: ExampleGarden, newId: () => string): Design {
  return plots.reduce<Design>((design, { name, blocks, conditions }) => {
    const cells = cellsOf(blocks, size.width);
    const all = { ...DEFAULT_CONDITIONS, ...conditions };
    return denotePlot(paintCells(design, cells, 1), name, cells, newId(), all);
  }, emptyDesign(size));
}

function cellsOf(blocks: readonly Block[], gridWidth: number): CellIndex[] {
  const cells = new Set<CellIndex>();
  for (const [left, top, width, height] of blocks)
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) cells.add(y * gridWidth + x);
  return [...cells].sort((a, b) => a - b);
}

import type { PlantCell } from '@planted/contracts';
import {
  type Footprint,
  footprintProblem,
  formatMatrix,
  type Matrix,
  occupancyOf,
} from '@planted/garden-domain';
import fc from 'fast-check';
import { cell, radish, tomato } from './garden.examples';
import type { KnownPlant } from './plant-lookup';

/** A plot and a legal layout of it, as the planter would send it. */
export interface ExampleLayout {
  readonly matrix: Matrix;
  readonly matrixText: string;
  readonly plants: readonly (Footprint & { readonly kind: KnownPlant })[];
  readonly plantMap: readonly (PlantCell | null)[];
}

const MAX_COLUMNS = 8;

const plot: fc.Arbitrary<Matrix> = fc
  .tuple(fc.integer({ min: 1, max: MAX_COLUMNS }), fc.integer({ min: 1, max: MAX_COLUMNS }))
  .chain(([width, height]) => {
    const square = fc.constantFrom<(0 | 1)[]>(0, 1, 1, 1);
    const row = fc.array(square, { minLength: width, maxLength: width });
    return fc.array(row, { minLength: height, maxLength: height });
  })
  .filter((matrix) => matrix.some((row) => row.includes(1)));

const wish = fc.record({
  x: fc.nat(MAX_COLUMNS),
  y: fc.nat(MAX_COLUMNS),
  width: fc.integer({ min: 1, max: 3 }),
  height: fc.integer({ min: 1, max: 3 }),
  kind: fc.constantFrom(radish, tomato),
});

/** Any plot with any number of plants that can stand in it. */
export const legalLayout: fc.Arbitrary<ExampleLayout> = fc
  .tuple(plot, fc.array(wish, { maxLength: 24 }))
  .map(([matrix, wishes]) => {
    const plants: ExampleLayout['plants'][number][] = [];
    for (const one of wishes)
      if (footprintProblem(matrix, occupancyOf(matrix, plants), one) === undefined) plants.push(one);
    plants.sort((a, b) => a.y - b.y || a.x - b.x);
    return { matrix, matrixText: formatMatrix(matrix), plants, plantMap: plantMapFor(matrix, plants) };
  });

function plantMapFor(matrix: Matrix, plants: ExampleLayout['plants']): (PlantCell | null)[] {
  const width = matrix[0]?.length ?? 0;
  return Array.from(occupancyOf(matrix, plants), (index, at) => {
    const plant = plants[index];
    if (!plant) return null;
    const size = { plantingWidth: plant.width, plantingHeight: plant.height };
    return cell(plant.kind, { ...size, rootCell: at === plant.y * width + plant.x });
  });
}

/** Ways in which a legal layout is made illegal, each in one cell. */
const faults = {
  'is larger than its plot': (content: PlantCell): PlantCell => ({
    ...content,
    plantingWidth: MAX_COLUMNS + 1,
  }),
  'is of an unknown kind': (content: PlantCell): PlantCell => ({ ...content, plantId: 'triffid' }),
  'has no root': (content: PlantCell): PlantCell => ({ ...content, rootCell: !content.rootCell }),
  'is cut off': (): null => null,
} as const;

/** A layout with a fault in one of its cells, unless cutting a lone cell leaves a legal one. */
export const illegalLayout: fc.Arbitrary<ExampleLayout & { readonly fault: string }> = fc
  .tuple(
    legalLayout.filter(({ plants }) => plants.length > 0),
    fc.nat(),
    fc.constantFrom(...(Object.keys(faults) as (keyof typeof faults)[])),
  )
  .filter(([layout, , fault]) => fault !== 'is cut off' || layout.plants.some((p) => p.width * p.height > 1))
  .map(([layout, pick, fault]) => {
    const cells = [...layout.plantMap.entries()].filter(
      ([, content]) =>
        content && (fault !== 'is cut off' || content.plantingWidth * content.plantingHeight > 1),
    );
    const [at, content] = cells[pick % cells.length] ?? [0, null];
    const plantMap = layout.plantMap.map((other, index) =>
      index === at && content ? faults[fault](content) : other,
    );
    return { ...layout, plantMap, fault };
  });

import type { Matrix } from '@planted/garden-domain';
import type { AutoPlantingInput, CompanionRelation, PlantRequest, RelationList } from '../index';

export const NOW = '2026-05-21T08:00:00.000Z';

export const bed = (width: number, height: number): Matrix =>
  Array.from({ length: height }, () => Array.from({ length: width }, () => 1 as const));

/** A plot as it is drawn: # is plantable. */
export const drawn = (...rows: readonly string[]): Matrix =>
  rows.map((row) => [...row].map((cell) => (cell === '#' ? 1 : 0)));

export const plant = (
  id: string,
  count: number | null,
  { width = 1, height = width, ...traits }: Partial<PlantRequest> & { width?: number; height?: number } = {},
): PlantRequest => ({ id, name: id, count, plantingWidth: width, plantingHeight: height, ...traits });

export const related = (
  ...pairs: readonly [
    a: string,
    b: string,
    relation: CompanionRelation['relation'],
    more?: Partial<CompanionRelation>,
  ][]
): ReadonlyMap<string, RelationList> => {
  const byId = new Map<string, CompanionRelation[]>();
  for (const [a, id, relation, more] of pairs)
    byId.set(a, [...(byId.get(a) ?? []), { id, relation, ...more }]);
  return byId;
};

/** An input with what a test does not say: an empty selection for a bed of 4 × 4 and no chance. */
export const input = (
  some: Partial<AutoPlantingInput> & Pick<AutoPlantingInput, 'algorithm'>,
): AutoPlantingInput => ({
  matrix: bed(4, 4),
  plants: [],
  seed: 1,
  now: NOW,
  ...some,
  options: {
    maximizeYieldPlantingVariance: 0,
    plantingVariance: 0,
    companionRandomness: 0,
    ...some.options,
  },
});

/** A plan as rows of letters: the first of each plant's name, a capital at its root. */
export const sketch = (
  matrix: Matrix,
  plants: readonly { x: number; y: number; width: number; height: number; plantName: string }[],
): string[] =>
  matrix.map((row, y) =>
    row
      .map((cell, x) => {
        const here = plants.find((p) => x >= p.x && y >= p.y && x < p.x + p.width && y < p.y + p.height);
        if (!here) return cell === 1 ? '.' : ' ';
        const letter = here.plantName.charAt(0);
        return here.x === x && here.y === y ? letter.toUpperCase() : letter;
      })
      .join(''),
  );

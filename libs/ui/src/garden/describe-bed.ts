import { areaOf, type Matrix } from '@planted/garden-domain';

/** What a bed holds, in words: its area, then a line for each kind of plant in order of first appearance. */
export function describeBed(matrix: Matrix, plants: readonly { readonly plantName: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { plantName } of plants) counts.set(plantName, (counts.get(plantName) ?? 0) + 1);
  return [
    `${areaOf(matrix)} square feet, ${plants.length === 1 ? '1 plant' : `${plants.length} plants`}`,
    ...[...counts].map(([plantName, count]) => `${count} ${plantName}`),
  ];
}

import type { Matrix } from '@planted/garden-domain';
import { arrivalAt } from '../../layout/coming';
import { footprintAt, type Layout, leftToPlace } from '../../layout/layout';
import type { Coming } from '../../layout/placed';

/**
 * What is left to place of a kind, each after a planting of the kind that the first would come after: 'beans after the
 * peas' at once. The first stays the first, the others go row by row, where each would have no more than that one before it.
 */
export function comingAfterEach(
  matrix: Matrix,
  layout: Layout,
  first: Coming,
  newId: () => string,
): readonly Coming[] {
  const here = [...layout.placements, ...layout.coming];
  const before = here.find(({ id }) => id === first.after);
  const plant = layout.plants.find(({ plantId }) => plantId === first.plantId);
  const others = here
    .filter((one) => one !== before && one.plantId === before?.plantId)
    .toSorted((a, b) => a.y - b.y || a.x - b.x);
  const each = [first];
  for (const one of others) {
    if (!plant || each.length >= leftToPlace(layout, first.plantId)) break;
    const footprint = footprintAt(plant, one.x, one.y);
    if (!footprint) break;
    const arrival = arrivalAt(matrix, { ...layout, coming: [...layout.coming, ...each] }, footprint);
    if (arrival.problem || arrival.after !== one.id) continue;
    each.push({ ...first, ...footprint, id: newId(), after: one.id });
  }
  return each;
}

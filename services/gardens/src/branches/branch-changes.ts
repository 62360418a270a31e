import type {
  BranchChange,
  LayoutChangeRequest,
  PlacedPlant,
  PlannedChange,
  Refusal,
} from '@planted/contracts';
import type { LayoutChange } from '@planted/garden-domain';
import type { PlantLookup } from '../garden/plant-lookup';

/** Why a change is none of a plan's: a branch says what shall be, not what was done. */
const NOT_IN_A_PLAN: Readonly<Partial<Record<LayoutChangeRequest['type'], string>>> = {
  'do-step': 'care is not possible in a draft',
  settings: 'a draft has the settings of its garden',
  reshape: 'a draft has the ground of its garden',
};

/**
 * The refusal of the first change that is no plan: by its type, or by its harvest.
 * @param path where the changes stand in the request
 */
export function refusalOfRecord(
  changes: readonly LayoutChangeRequest[],
  path: 'changes' | 'solved',
): Refusal | undefined {
  for (const [index, change] of changes.entries()) {
    const reason = NOT_IN_A_PLAN[change.type];
    if (reason) {
      const field = `${path}.${index}.type`;
      return { code: 'invalid', field, message: `${field}: ${change.type}: ${reason}` };
    }
    if (change.type !== 'end' || !change.harvest) continue;
    const field = `${path}.${index}.harvest`;
    return { code: 'invalid', field, message: `${field}: care is not possible in a draft` };
  }
  return undefined;
}

/** What is stored of an act that was found to be possible. */
export const asStored = (changes: readonly LayoutChangeRequest[], plants: PlantLookup): BranchChange[] =>
  changes.flatMap((change): BranchChange[] => {
    switch (change.type) {
      case 'place': {
        const kind = plants({ name: '', plantId: change.plantId });
        if (!kind) return [];
        const { color, plantsPerSquare = null, ...place } = change;
        const known = { plantName: kind.plant_name, color: (color ?? kind.accent_color).toLowerCase() };
        return [{ ...place, ...known, plantsPerSquare }];
      }
      case 'end': {
        const { harvest: _, cause, ...end } = change;
        return [{ ...end, cause: cause?.trim() || null }];
      }
      case 'recolor':
        return [{ ...change, color: change.color.toLowerCase() }];
      case 'do-step':
      case 'settings':
      case 'reshape':
        return [];
      default:
        return [change];
    }
  });

/** A stored change in the words of the domain; none for one that is not of the layout. */
export function asLayoutChange(change: BranchChange): LayoutChange<PlacedPlant>[] {
  if (change.type === 'ignore-rotation' || change.type === 'heed-rotation') return [];
  if (change.type !== 'place') return [change];
  const { type, after, under, ...planting } = change;
  return [{ type, planting, ...(after !== undefined && { after }), ...(under !== undefined && { under }) }];
}

/** A change of the domain in the words of the calls. */
export function asPlanned(change: LayoutChange<PlacedPlant>): PlannedChange[] {
  if (change.type === 'reshape' || change.type === 'do-step') return [];
  if (change.type !== 'place') return [change];
  const { planting, after, under } = change;
  const { plantName: _, ...spot } = planting;
  const relations = { ...(after !== undefined && { after }), ...(under !== undefined && { under }) };
  return [{ type: 'place', ...spot, ...relations }];
}

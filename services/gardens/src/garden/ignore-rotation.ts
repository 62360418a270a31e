import type { GardenEvent } from '@planted/contracts';
import { refuse } from '@planted/event-sourcing';
import type { ChangeLayout } from './garden-command';
import { type GardenDecision, plantNotFound } from './garden-decision';
import type { ExistingGarden } from './garden-state';

/** Whether a planting stands or is to come after the act. */
type IsHere = (plantingId: string) => boolean;

/**
 * For which plantings an act ignores rotation advice, or no longer does (TIM-3): the last word about each counts, and what
 * is said again stores nothing. Like care it is no version of the layout: nothing stands elsewhere for it.
 */
export function rotationActOf(
  { layout: { ignored } }: ExistingGarden,
  { gardenId, changes }: Pick<ChangeLayout, 'gardenId' | 'changes'>,
  isHere: IsHere,
): GardenEvent[] | GardenDecision {
  const because = new Map<string, string | null>();
  for (const [index, change] of changes.entries()) {
    if (change.type !== 'ignore-rotation' && change.type !== 'heed-rotation') continue;
    if (!isHere(change.id)) return refuse(plantNotFound(`changes.${index}.id`));
    because.set(change.id, change.type === 'ignore-rotation' ? change.because.trim() : null);
  }
  return [...because].flatMap(([plantingId, reason]): GardenEvent[] => {
    if (reason === (ignored.get(plantingId) ?? null)) return [];
    return reason === null
      ? [{ type: 'RotationHeeded', schemaVersion: 1, data: { gardenId, plantingId } }]
      : [{ type: 'RotationIgnored', schemaVersion: 1, data: { gardenId, plantingId, because: reason } }];
  });
}

/** The garden with the reason of a planting; null where it has none any more. */
export function withIgnored(
  garden: ExistingGarden,
  plantingId: string,
  because: string | null,
): ExistingGarden {
  const ignored = new Map(garden.layout.ignored);
  if (because === null) ignored.delete(plantingId);
  else ignored.set(plantingId, because);
  return { ...garden, layout: { ...garden.layout, ignored } };
}

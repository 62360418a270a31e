import type { PlacedPlant, Refusal } from '@planted/contracts';
import { type ChangedLayout, interplantingOf, notInterplantedSentence } from '@planted/garden-domain';
import type { ChangeLayout } from './garden-command';

/** The refusal of an act that puts a kind into squares of another one, where the facts of the two leave it no room. */
export function factsAgainst(
  { layout: { standing, season } }: ChangedLayout<PlacedPlant>,
  { changes, plants }: ChangeLayout,
): Refusal | undefined {
  const kindOf = (id: string) => {
    const spot = standing.get(id) ?? season.coming.get(id);
    return spot && plants({ name: '', plantId: spot.plantId });
  };
  for (const [index, change] of changes.entries()) {
    if (change.type !== 'place' || change.under === undefined) continue;
    const [kind, over] = [kindOf(change.id), kindOf(change.under)];
    if (!kind || !over || interplantingOf(kind, over)) continue;
    const field = `changes.${index}.under`;
    return { code: 'conflict', field, message: notInterplantedSentence(kind, over) };
  }
  return undefined;
}

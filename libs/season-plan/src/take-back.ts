import type { LayoutChangeRequest, SeasonPlanting } from '@planted/contracts';

/**
 * The changes that take back what `placeInTime` made: what was put there ends as a mistake, and what was to come after it
 * comes after what it did before.
 * @param before the plantings before the act
 * @param day the calendar day at the garden's place
 */
export function takeBack(
  changes: readonly LayoutChangeRequest[],
  before: readonly SeasonPlanting[],
  day: string,
): LayoutChangeRequest[] {
  return changes.flatMap((change): LayoutChangeRequest[] => {
    if (change.type === 'place') return [{ type: 'end', id: change.id, how: 'mistake', cause: null, day }];
    if (change.type !== 'put-after') return [];
    const { id } = change;
    const known = before.find((one) => one.id === id);
    return known ? [{ type: 'put-after', id, after: known.after }] : [];
  });
}

import type { LayoutChangeRequest } from '@planted/contracts';
import type { SeasonRow } from '../view/season-row';

/**
 * '2 later steps moved.', or 'other' steps where one of them is before what was changed; null when none moved but what the
 * changes themselves are about: a step, or a planting that ends or stands again.
 */
export function whatMovesWords(
  before: readonly SeasonRow[],
  after: readonly SeasonRow[],
  changes: readonly LayoutChangeRequest[],
): string | null {
  const days = new Map(
    before.flatMap(({ id, steps }) => steps.map(({ kind, day }) => [`${id} ${kind}`, day])),
  );
  const own = new Set(
    changes.flatMap((change) =>
      'step' in change
        ? [`${change.id} ${change.step}`]
        : change.type === 'end' || change.type === 'restore'
          ? [change.id]
          : [],
    ),
  );
  const all = after.flatMap(({ id, steps }) =>
    steps.map(({ kind, day }) => {
      const name = `${id} ${kind}`;
      return { day, was: days.get(name) ?? day, isOwn: own.has(name) || own.has(id) };
    }),
  );
  const moved = all.filter(({ day, was, isOwn }) => !isOwn && was !== day);
  if (moved.length === 0) return null;
  const start = Math.min(...all.filter(({ isOwn }) => isOwn).map(({ day }) => day));
  const which = moved.every(({ day }) => day >= start) ? 'later' : 'other';
  return moved.length === 1 ? `1 ${which} step moved.` : `${moved.length} ${which} steps moved.`;
}

import type { Note } from '../view/note-places';
import type { Piece } from '../view/pieces';
import type { SeasonRow } from '../view/season-row';
import { shiftOf, shortDateOf } from './dates';

/** What stands left of the bars of a planting: that it is overdue, or how far its stake has moved. */
export function beforeWords({ step }: Piece): Note | undefined {
  if (step.state === 'overdue') return { text: `Overdue since ${shortDateOf(step.day)}`, isBad: true };
  const shift = step.isFixed ? undefined : shiftOf(step.former, step.day);
  return shift === undefined ? undefined : { text: shift, isBad: false };
}

/**
 * What stands right of them: that it will not ripen, that frost ends it, or from when its squares are free. The whole
 * sentence of a problem is in the step's own card.
 */
export function afterWords({ problem, isTooLate, endsWithFrost, freeFrom }: SeasonRow): Note | undefined {
  if (problem !== null) return { text: isTooLate ? 'Too late to ripen' : 'Not likely here', isBad: true };
  if (endsWithFrost) return { text: 'until frost', isBad: false };
  return freeFrom === null ? undefined : { text: `free from ${shortDateOf(freeFrom)}`, isBad: false };
}

import type { Day } from '@planted/season';
import type { Piece } from '../view/pieces';
import type { SeasonRow, SeasonStep } from '../view/season-row';
import { dateOf, shiftOf, shortDateOf } from './dates';
import { wordsOfStep } from './step-acts';

/** What is said of how a step's day came to be: ', moved by you from May 15, overdue since July 3'. */
function changesOf({ former, day, state, isFixed, because }: SeasonStep, today: Day): string {
  const shift = shiftOf(former, day);
  const moved =
    isFixed && former !== null
      ? `, moved by you from ${dateOf(former, today)}`
      : shift
        ? `, ${shift} than planned${because ? `, because ${because}` : ''}`
        : '';
  return moved + (state === 'overdue' ? `, overdue since ${dateOf(day, today)}` : '');
}

/** 'sow July 3, 6 days later than planned, because the Snap Pea before it was sown late' */
const stepWords = (step: SeasonStep, today: Day): string =>
  `${wordsOfStep(step.kind, step.state === 'done')} ${dateOf(step.day, today)}${changesOf(step, today)}`;

/** All of a bar in one sentence, for who cannot see it. */
export function sentenceOf(
  { name: kind, between, isOver }: SeasonRow,
  { phase, from, to, step, isDone, isBloom }: Piece,
  today: Day,
): string {
  const name = between ? `${kind} ${between}` : kind;
  if (phase === 'out') return `${name}, ${stepWords(step, today)}.`;
  const dates = `${dateOf(from, today)} to ${dateOf(to, today)}`;
  const what =
    phase === 'indoors' ? 'indoors' : phase === 'growing' ? 'growing' : isBloom ? 'bloom' : 'harvest';
  const began =
    phase === 'indoors' && isDone && step.isReported
      ? ', sown'
      : phase === 'harvest' && isDone
        ? ', done'
        : '';
  // A harvest of what is gone is what it was: there is no plan that it could differ from.
  const changes = phase === 'growing' || (phase === 'harvest' && isOver) ? '' : changesOf(step, today);
  return `${name}, ${what} ${dates}${began}${changes}.`;
}

/** What stands in a bar: in a narrow one the first, in a wide one the second. */
export function barLabelOf({ phase, from, isBloom }: Piece): readonly [string, string] {
  switch (phase) {
    case 'indoors':
      return ['Indoors', `Indoors from ${shortDateOf(from)}`];
    case 'harvest':
      return isBloom
        ? ['Bloom', `Bloom from ${shortDateOf(from)}`]
        : ['Harvest', `Harvest from ${shortDateOf(from)}`];
    default:
      return ['', ''];
  }
}

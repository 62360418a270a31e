import type { DaySpan } from '@planted/season';
import { percentOf, stretchOf } from '../view/axis';
import type { DrawnRow } from '../view/groups';
import { placeNotes } from '../view/note-places';
import type { Piece } from '../view/pieces';
import { afterWords, beforeWords } from '../words/row-notes-words';
import styles from './row-notes.module.css';
import { placed } from './placed';

/** The day that a stake had before: a dotted ring, joined to it by dots. */
export function FormerDay({ piece, axis }: { piece: Piece; axis: DaySpan }) {
  const { former, day } = piece.step;
  if (piece.phase !== 'out' || former === null || former === day) return null;
  const place = stretchOf(Math.min(former, day), Math.max(former, day), axis);
  if (!place) return null;
  const look = former < day ? styles.was : `${styles.was} ${styles.wasLater}`;
  return <span aria-hidden className={look} style={placed(place.left, place.width)} />;
}

const LOOKS = { left: styles.before, right: undefined, over: styles.over };

interface RowNotesProps {
  readonly drawn: DrawnRow;
  readonly axis: DaySpan;
  /** Pixels. */
  readonly laneWidth: number;
}

/** What stands beside the bars in words; the bars' own sentences say it to screen readers. */
export function RowNotes({ drawn: { row, pieces }, axis, laneWidth }: RowNotesProps) {
  const [leftmost, last] = [pieces[0], pieces.at(-1)];
  if (!leftmost || !last) return null;
  const first = pieces.find(({ phase }) => phase === 'out');
  // Beside one bar alone, as grouped by step, it would be said of that.
  const isWhole = pieces.length > 1 || last.phase === 'harvest';
  const start = percentOf(Math.min(leftmost.from, first?.step.former ?? leftmost.from), axis);
  const end = percentOf(Math.max(last.to, first?.step.former ?? last.to), axis);
  const notes = placeNotes(
    { start, end },
    laneWidth,
    first && beforeWords(first),
    isWhole ? afterWords(row) : undefined,
  );
  return notes.map(({ side, text, isBad }) => (
    <span
      key={side}
      aria-hidden
      className={[styles.note, LOOKS[side], isBad ? styles.bad : side === 'left' && styles.fair]
        .filter(Boolean)
        .join(' ')}
      style={side === 'over' ? undefined : placed(side === 'left' ? start : end)}
    >
      {text}
    </span>
  ));
}

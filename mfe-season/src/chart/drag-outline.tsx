import type { Day, DaySpan } from '@planted/season';
import { percentOf, stretchOf } from '../view/axis';
import type { DraggedBar } from '../view/drag';
import type { Piece } from '../view/pieces';
import { dateOf } from '../words/dates';
import styles from './drag-outline.module.css';
import { placed } from './placed';

/** Where a bar would be: it says nothing, what has moved is said once it is dropped. */
export function DragOutline({ piece, axis }: { piece: Piece; axis: DaySpan }) {
  const place = stretchOf(piece.from, piece.to, axis);
  if (!place) return null;
  return piece.phase === 'out' ? (
    <i aria-hidden className={styles.ring} style={placed(place.left)} />
  ) : (
    <i aria-hidden className={styles.outline} style={placed(place.left, place.width)} />
  );
}

/** Beyond this there is no room right of a bar, in percent of the axis. */
const TO_THE_LEFT = 80;

/** The day on which a bar would be dropped, beside it. */
export function DragDate({ dragged, axis, today }: { dragged: DraggedBar; axis: DaySpan; today: Day }) {
  const at = percentOf(dragged.day, axis);
  const look = at > TO_THE_LEFT ? `${styles.date} ${styles.left}` : styles.date;
  return (
    <b aria-hidden className={look} style={placed(at)}>
      {dateOf(dragged.day, today)}
    </b>
  );
}

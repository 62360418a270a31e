import type { Day, DaySpan } from '@planted/season';
import { Check, Icon, Pin, Sprout } from '@planted/ui';
import type { ChosenStep } from '@planted/season-plan';
import { stretchOf } from '../view/axis';
import type { Piece } from '../view/pieces';
import { isMovable } from '../view/possible-acts';
import type { SeasonRow } from '../view/season-row';
import { barLabelOf, sentenceOf } from '../words/piece-words';
import { placed, placedStake } from './placed';
import styles from './step-bar.module.css';
import { stopOf } from './stop-of';

interface StepBarProps {
  readonly row: SeasonRow;
  readonly piece: Piece;
  readonly axis: DaySpan;
  readonly today: Day;
  readonly isChosen: boolean;
  /** It is pulled to another day. */
  readonly isDragged: boolean;
  /** Tab comes to it. */
  readonly isStop: boolean;
  readonly onChoose: (chosen: ChosenStep) => void;
}

/** One bar, or a stake on its day: a button that says all of it in a sentence. */
export function StepBar({ row, piece, axis, today, isChosen, isDragged, isStop, onChoose }: StepBarProps) {
  const place = stretchOf(piece.from, piece.to, axis);
  if (!place) return null;
  const { phase, step } = piece;
  const isStake = phase === 'out';
  const [short, long] = barLabelOf(piece);
  const canMove = isMovable(row, step);
  const look = [
    isStake ? styles.stake : `${styles.bar} ${styles[phase]}`,
    piece.isDone && styles.done,
    isStake && step.state === 'overdue' && styles.late,
    place.isCutLeft && styles.cutLeft,
    place.isCutRight && styles.cutRight,
    isChosen && styles.chosen,
    canMove && styles.movable,
  ];
  const cell = [isStake ? styles.stakeCell : styles.cell, isDragged && styles.dragged];
  return (
    <div
      role="gridcell"
      className={cell.filter(Boolean).join(' ')}
      style={isStake ? placedStake(place.left) : placed(place.left, place.width)}
    >
      <button
        type="button"
        tabIndex={isStop ? 0 : -1}
        data-stop={stopOf(row.id, phase)}
        aria-label={sentenceOf(row, piece, today)}
        aria-current={isChosen ? 'true' : undefined}
        className={look.filter(Boolean).join(' ')}
        onClick={() => onChoose({ planting: row.id, kind: step.kind })}
      >
        {isStake ? (
          <Icon of={piece.isDone ? Check : step.isFixed ? Pin : Sprout} size={17} />
        ) : (
          <>
            <span className={styles.short}>{short}</span>
            <span className={styles.long}>{long}</span>
          </>
        )}
      </button>
    </div>
  );
}

import type { Day, DaySpan } from '@planted/season';
import { CornerDownRight, Icon, PlantImage, Plate } from '@planted/ui';
import type { ChosenStep } from '@planted/season-plan';
import { memo } from 'react';
import { stretchOf } from '../view/axis';
import type { DraggedBar } from '../view/drag';
import type { DrawnRow } from '../view/groups';
import type { Piece } from '../view/pieces';
import { dateOf } from '../words/dates';
import styles from './chart-row.module.css';
import { DragDate, DragOutline } from './drag-outline';
import { FormerDay, RowNotes } from './row-notes';
import { placed } from './placed';
import { StepBar } from './step-bar';
import { stopOf } from './stop-of';

interface ChartRowProps {
  readonly drawn: DrawnRow;
  readonly axis: DaySpan;
  readonly today: Day;
  readonly chosen: ChosenStep | null;
  readonly onChoose: (chosen: ChosenStep) => void;
  readonly stop: string | undefined;
  /** The bar of this row that is pulled to another day. */
  readonly dragged: DraggedBar | null;
  /** Where bars of this row would be then. */
  readonly outlines: readonly Piece[];
  /** Pixels. */
  readonly laneWidth: number;
}

/** One planting: who it is, and its bars. */
export const ChartRow = memo(function ChartRow({
  drawn,
  axis,
  today,
  chosen,
  onChoose,
  stop,
  dragged,
  outlines,
  laneWidth,
}: ChartRowProps) {
  const { row, pieces } = drawn;
  const last = row.lastStart === null ? null : stretchOf(row.lastStart, row.lastStart, axis);
  const isChosen = chosen?.planting === row.id;
  const onAxis = pieces.filter(({ from, to }) => stretchOf(from, to, axis) !== null);
  // Two bars may lead to one step: the later one is it.
  const chosenPhase = isChosen ? onAxis.findLast(({ step }) => step.kind === chosen.kind)?.phase : undefined;
  const own = dragged && onAxis.some(({ phase }) => phase === dragged.piece.phase) ? dragged : null;
  const empty = stopOf(row.id, 'none');
  return (
    <div role="row" className={isChosen ? `${styles.row} ${styles.chosen}` : styles.row} data-row={row.id}>
      <div role="rowheader" className={styles.who}>
        {row.follows && <Icon of={CornerDownRight} size={16} className={styles.follows} />}
        <Plate className={styles.plate}>
          <PlantImage src={row.picture} size={34} />
        </Plate>
        <span className={styles.name}>
          <b>{row.name}</b>
          <small>{row.detail}</small>
        </span>
      </div>
      <div role="presentation" className={styles.lane} data-lane>
        {onAxis.map((piece) => (
          <FormerDay key={piece.phase} piece={piece} axis={axis} />
        ))}
        {onAxis.map((piece) => (
          <StepBar
            key={piece.phase}
            row={row}
            piece={own?.piece.phase === piece.phase ? own.piece : piece}
            axis={axis}
            today={today}
            isChosen={chosenPhase === piece.phase}
            isDragged={own?.piece.phase === piece.phase}
            isStop={stop === stopOf(row.id, piece.phase)}
            onChoose={onChoose}
          />
        ))}
        {last && row.lastStart !== null && onAxis.some(({ phase, isDone }) => phase === 'out' && !isDone) && (
          <i
            aria-hidden
            className={styles.last}
            style={placed(last.left)}
            title={`Last start that still ripens: ${dateOf(row.lastStart, today)}`}
          />
        )}
        {outlines
          .filter((outline) => pieces.some(({ phase }) => phase === outline.phase))
          .map((outline) => (
            <DragOutline key={outline.phase} piece={outline} axis={axis} />
          ))}
        {own && <DragDate dragged={own} axis={axis} today={today} />}
        <RowNotes drawn={drawn} axis={axis} laneWidth={laneWidth} />
        {onAxis.length === 0 && (
          <div role="gridcell" className={styles.words} tabIndex={stop === empty ? 0 : -1} data-stop={empty}>
            {row.problem ?? 'It stands without dates.'}
          </div>
        )}
      </div>
    </div>
  );
});

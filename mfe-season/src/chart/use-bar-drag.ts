import type { Day, DaySpan } from '@planted/season';
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { ChosenStep } from '@planted/season-plan';
import { type DraggedBar, outlinesOf, pieceIn, pieceOn } from '../view/drag';
import type { RowGroup } from '../view/groups';
import { isMovable } from '../view/possible-acts';
import type { SeasonRow } from '../view/season-row';
import { followPointer } from './follow-pointer';
import type { StepMoves } from './step-moves';
import { stopOf } from './stop-of';

interface DragOptions extends Pick<StepMoves, 'move' | 'preview'> {
  readonly groups: readonly RowGroup[];
  readonly axis: DaySpan;
  readonly onChoose: (chosen: ChosenStep) => void;
}

interface Drag extends DraggedBar {
  /** Once it is dropped: the row as it was until then. It is shown where it was dropped until there is a new one. */
  readonly droppedFrom: SeasonRow | null;
}

const LEFT_BUTTON = 0;

/**
 * Bars that are pulled to another day: each follows the pointer day by day, and is one move once it is dropped. Whatever
 * its keyboard may not move stays.
 */
export function useBarDrag({ groups, axis, move, preview, onChoose }: DragOptions) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const stop = useRef<() => void>(undefined);
  /** The click that ends a drag opens nothing. */
  const eatsClick = useRef(false);
  useEffect(() => () => stop.current?.(), []);

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    eatsClick.current = false;
    const bar = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-stop]') : null;
    const lane = bar?.closest('[data-lane]');
    if (event.button !== LEFT_BUTTON || !bar || !lane) return;
    const found = pieceIn(groups, axis, (row, phase) => stopOf(row.id, phase) === bar.dataset['stop']);
    if (!found || !isMovable(found.row, found.piece.step)) return;
    const { row, piece } = found;
    const { step } = piece;
    const dayWidth = lane.getBoundingClientRect().width / (axis.to - axis.from + 1);
    let shown: Day = step.day;

    const dayAt = (by: number): Day =>
      Math.min(axis.to, Math.max(axis.from, step.day + Math.round(by / dayWidth)));
    const dragTo = (day: Day): Omit<Drag, 'droppedFrom'> => {
      const dragged = { rowId: row.id, piece: pieceOn(piece, day), day };
      return { ...dragged, outlines: outlinesOf(groups, preview(row, step, day), dragged) };
    };

    stop.current?.();
    stop.current = followPointer(event.nativeEvent, {
      onMove: (by) => {
        eatsClick.current = true;
        const day = dayAt(by);
        if (day === shown) return;
        shown = day;
        setDrag({ ...dragTo(day), droppedFrom: null });
      },
      onEnd: (by) => {
        eatsClick.current = true;
        const day = by === null ? step.day : dayAt(by);
        if (day === step.day) return setDrag(null);
        setDrag({ ...dragTo(day), droppedFrom: row });
        move(row, step, day - step.day);
        onChoose({ planting: row.id, kind: step.kind });
      },
    });
  }

  function onClickCapture(event: MouseEvent<HTMLElement>): void {
    // A click by key has no count.
    if (eatsClick.current && event.detail > 0) event.stopPropagation();
    eatsClick.current = false;
  }

  const isSettled =
    drag?.droppedFrom != null &&
    pieceIn(groups, axis, ({ id }) => id === drag.rowId)?.row !== drag.droppedFrom;
  return { dragged: isSettled ? null : drag, onPointerDown, onClickCapture };
}

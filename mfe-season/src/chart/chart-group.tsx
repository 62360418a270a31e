import type { Day, DaySpan } from '@planted/season';
import { Button, ChevronDown, ChevronUp } from '@planted/ui';
import type { ChosenStep } from '@planted/season-plan';
import { useState } from 'react';
import type { DraggedBar } from '../view/drag';
import type { RowGroup } from '../view/groups';
import type { Piece } from '../view/pieces';
import styles from './chart-group.module.css';
import { ChartRow } from './chart-row';

interface ChartGroupProps {
  readonly group: RowGroup;
  readonly axis: DaySpan;
  readonly today: Day;
  readonly chosen: ChosenStep | null;
  readonly onChoose: (chosen: ChosenStep) => void;
  /** The bar that Tab comes to. */
  readonly stop: string | undefined;
  /** The bar that is pulled to another day. */
  readonly dragged: DraggedBar | null;
  /** Pixels that the axis is wide. */
  readonly laneWidth: number;
}

/** A group of more rows than these shows fewer until it is unfolded. */
const FOLDS_BEYOND = 12;
const FOLDED = 8;
const SOME_NAMES = 7;
const NO_OUTLINES: readonly Piece[] = [];

/** The rows of one bed, kind or step under its name. */
export function ChartGroup({ group, dragged, ...rest }: ChartGroupProps) {
  const { name, rows } = group;
  const { axis } = rest;
  const [isOpen, setIsOpen] = useState(false);
  const folds = rows.length > FOLDS_BEYOND;
  const shown = folds && !isOpen ? rows.slice(0, FOLDED) : rows;
  const hidden = rows.slice(shown.length);
  const names = [...new Set(hidden.map(({ row }) => row.name))];
  return (
    <>
      <div role="row" className={styles.group}>
        <b role="rowheader">{name}</b>
        <span role="gridcell">{rows.length === 1 ? '1 planting' : `${rows.length} plantings`}</span>
      </div>
      {shown.map((each) => (
        // Bars slide to another day, and not when another month is shown.
        <ChartRow
          key={`${each.row.id} ${axis.from} ${axis.to}`}
          drawn={each}
          dragged={dragged?.rowId === each.row.id ? dragged : null}
          outlines={dragged?.outlines.get(each.row.id) ?? NO_OUTLINES}
          {...rest}
        />
      ))}
      {folds && (
        <div role="row" className={styles.more}>
          <div role="rowheader" className={styles.who}>
            <Button
              variant="text"
              icon={isOpen ? ChevronUp : ChevronDown}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? 'Fewer plantings' : `${hidden.length} more plantings`}
            </Button>
          </div>
          <div role="gridcell" className={styles.names}>
            {names.slice(0, SOME_NAMES).join(', ')}
            {names.length > SOME_NAMES && ' and others'}
          </div>
        </div>
      )}
    </>
  );
}

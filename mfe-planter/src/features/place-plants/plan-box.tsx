import type { Matrix } from '@planted/garden-domain';
import { sizeOf } from '@planted/garden-domain';
import { Button, IconButton, Minus, PageKeys, Plus } from '@planted/ui';
import { type KeyboardEvent, lazy, type ReactNode, useCallback, useRef } from 'react';
import { classNames } from '../../class-names';
import type { Bed } from './create-bed';
import styles from './plan-box.module.css';
import { useZoom } from './use-zoom';
import { type SeenCells, ZOOM_STEP } from './zoom';

const PlantingKeys = lazy(() => import('./planting-keys'));

interface PlanBoxProps {
  readonly draftId: string;
  readonly matrix: Matrix;
  readonly bed: Bed;
  /** Length of the plan's longer side when all of it is shown, in CSS pixels. */
  readonly room: number;
  /** @param seen cells that need drawing; null for all */
  readonly children: (cell: number, seen: SeenCells | null) => ReactNode;
}

/** The window through which the plan is seen: the whole of it, or a part from nearer that scrolls. */
export function PlanBox({ draftId, matrix, bed, room, children }: PlanBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width: columns, height: rows } = sizeOf(matrix);
  const fitCell = room / Math.max(1, columns, rows);
  const onPinch = useCallback(() => bed.cancel(), [bed]);
  const look = useZoom({ draftId, box, fitCell, columns, rows, room, onPinch });
  const { zoom, cell, seen, width, height, most, zoomBy, fit } = look;
  const isWhole = zoom === 1;

  function onKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): void {
    if (ctrlKey || metaKey || altKey) return;
    if (key === '+' || key === '=') zoomBy(ZOOM_STEP);
    else if (key === '-') zoomBy(1 / ZOOM_STEP);
    else if (key === '0') fit();
  }

  return (
    <div className={styles.plan}>
      <div
        ref={box}
        role="presentation"
        className={classNames(styles.box, !isWhole && styles.near)}
        style={{ width, height }}
        onKeyDown={onKeyDown}
      >
        {children(cell, seen)}
      </div>
      <div className={styles.zoom} role="group" aria-label="Zoom">
        <IconButton
          icon={Minus}
          label="Zoom out"
          aria-disabled={isWhole}
          onClick={() => zoomBy(1 / ZOOM_STEP)}
        />
        <span className={classNames('num', styles.percent)} role="status" aria-label="Zoom">
          {Math.round(zoom * 100)}%
        </span>
        <IconButton
          icon={Plus}
          label="Zoom in"
          aria-disabled={zoom >= most}
          onClick={() => zoomBy(ZOOM_STEP)}
        />
        <Button variant="text" aria-disabled={isWhole} onClick={fit}>
          Fit
        </Button>
      </div>
      <PageKeys List={PlantingKeys} />
    </div>
  );
}

import { useDraggable } from '@dnd-kit/core';
import { densityWords, isPlantable, plantsIn, sizeOf, squaresOf } from '@planted/garden-domain';
import { useStore } from '@planted/mfe-kit';
import { BedSoil, PlantSign, SquareRing } from '@planted/ui';
import { type KeyboardEvent, memo, type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react';
import type { Layout } from '../../layout/layout';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { usePlanter } from '../../planter/use-planter';
import { type BedDays, dayStoreOf } from '../../season/bed-days';
import { GoneToday } from '../../season/bed-on-day';
import { AimMark } from './aim-mark';
import { pressKey } from './bed-keys';
import { beginDragOn } from './begin-drag';
import { CompanionMarks } from './companion-marks';
import { BedTiles } from './bed-tiles';
import styles from './bed-view.module.css';
import { type Bed, describeCell } from './create-bed';
import { BED_HANDLE } from './drag-plants';
import { inHand } from './focused';
import { type Held, heldPlant } from './held';
import { ComingMarks } from '../put-after/coming-marks';
import type { RotationOfBed } from '../../rotation/rotation';
import type { Succession } from '../put-after/succession';
import type { BedMemory } from '../../square-memory/use-bed-memory';
import type { PlantFacts, ReasonOf } from './plant-facts';
import { PlannedHere } from './planned-here';
import { pointOn } from './point-on';
import type { SeenCells } from './zoom';

interface BedViewProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly bed: Bed;
  readonly surfaceRef: RefObject<HTMLDivElement | null>;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** Cells that need drawing; null for all. */
  readonly seen: SeenCells | null;
  /** Of a saved garden: what of other days is shown beside what stands. */
  readonly days: BedDays | undefined;
  readonly facts: PlantFacts;
  readonly reasonOf: ReasonOf;
  /** What comes after others; undefined for a garden that is not saved yet. */
  readonly succession: Succession | undefined;
  /** Null until it is known, and for a garden that is not saved yet. */
  readonly rotation: RotationOfBed | null;
  /** What grew in each square; undefined for a garden that is not saved yet. */
  readonly memory: BedMemory | undefined;
  readonly onColor: (placementId: string) => void;
  readonly onPutBack: (held: Held) => void;
}

/** The grid of the garden: soil and plants below, what is in hand above, and one stop for the keyboard. */
export function BedView({
  planter,
  plot,
  bed,
  surfaceRef,
  cell,
  seen,
  days,
  facts,
  reasonOf,
  succession,
  rotation,
  memory,
  onColor,
  onPutBack,
}: BedViewProps) {
  const helpId = useId();
  const cellId = useId();
  const { width, height } = sizeOf(plot.matrix);
  const layout = usePlanter(planter, ({ gardens }) => gardens.get(plot.draftId)?.history.present) as Layout;
  const state = useStore(bed);
  const chosen = useStore(dayStoreOf(days));
  const showsComing = chosen?.shows.comes ?? true;
  const { listeners, setNodeRef } = useDraggable({ id: BED_HANDLE });
  const cellRef = useRef<HTMLDivElement>(null);
  const { cursor, showsCursor } = state;

  // The keyboard's cell is kept in sight of a plan that is looked at from near.
  useEffect(() => {
    if (showsCursor && seen) cellRef.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor, showsCursor, seen]);

  const lit = layout.placements.find(({ id }) => id === state.hovered);

  const valueAt = (target: EventTarget, name: string): string | null =>
    (target instanceof Element && target.closest(`[${name}]`)?.getAttribute(name)) || null;
  /** A mark is part of what it is on. */
  const standingAt = (target: EventTarget): string | null =>
    valueAt(target, 'data-plant') ??
    layout.placements.find(({ id }) => id === valueAt(target, 'data-rotation-of'))?.id ??
    null;

  const comingAt = (target: EventTarget): string | null => valueAt(target, 'data-coming');
  const onComing = (id: string) => succession?.ask({ what: 'coming', id });

  function onClick(event: MouseEvent): void {
    if (state.held) {
      bed.pointAt(surfaceRef.current && pointOn(surfaceRef.current, width, event));
      bed.drop();
      return;
    }
    const [x, y] = valueAt(event.target, 'data-remembers')?.split(',').map(Number) ?? [];
    if (memory && x !== undefined && y !== undefined) return memory.ask({ x, y });
    const coming = comingAt(event.target);
    if (coming) return onComing(coming);
    const id = standingAt(event.target);
    if (id) return onColor(id);
    const point = surfaceRef.current && pointOn(surfaceRef.current, width, event);
    if (point) onSoil({ x: Math.floor(point.x), y: Math.floor(point.y) });
  }

  function onSoil({ x, y }: { readonly x: number; readonly y: number }): void {
    if (isPlantable(plot.matrix, x, y)) memory?.ask({ x, y });
  }

  function onContextMenu(event: MouseEvent): void {
    const id = standingAt(event.target);
    if (!id) return;
    event.preventDefault();
    bed.remove(id);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (pressKey(bed, plot, event, { onColor, onComing, onSoil, onPutBack })) event.preventDefault();
  }

  // A drag begins only on a plant; elsewhere a finger scrolls the page.
  const drag = beginDragOn(listeners, (target) => !state.held && standingAt(target) !== null);

  return (
    <div
      ref={(element) => {
        surfaceRef.current = element;
        setNodeRef(element);
      }}
      className={styles.bed}
      style={{ width: width * cell, height: height * cell }}
      data-holding={state.held ? '' : undefined}
      role="grid"
      tabIndex={0}
      aria-label={`${plot.name}, ${width} by ${height} feet`}
      aria-describedby={helpId}
      aria-rowcount={height}
      aria-colcount={width}
      aria-activedescendant={`${cellId}-${state.cursor.x}-${state.cursor.y}`}
      {...drag}
      onPointerMove={(event) => {
        if (event.pointerType === 'touch') return;
        if (state.held && state.by !== 'drag')
          bed.pointAt(surfaceRef.current && pointOn(surfaceRef.current, width, event));
        else if (!state.held) bed.hover(standingAt(event.target));
      }}
      onPointerLeave={() => {
        bed.hover(null);
        if (state.by === 'pointer') bed.pointAt(null);
      }}
      onClick={onClick}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
      onFocus={(event) => bed.showCursor(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => bed.showCursor(false)}
    >
      <svg width={width * cell} height={height * cell} className={styles.drawing} aria-hidden>
        <Soil matrix={plot.matrix} cell={cell} />
        <GoneToday days={days} cell={cell} columns={width} />
        <BedTiles
          layout={layout}
          cell={cell}
          seen={seen}
          density={facts.density}
          lit={state.hovered}
          moving={state.held?.kind === 'placement' ? state.held.id : null}
          dropped={state.dropped}
        />
        {succession && showsComing && (
          <ComingMarks
            layout={layout}
            dates={succession.dates}
            free={chosen?.ghosts.free}
            cell={cell}
            columns={width}
            focus={showsCursor ? cursor : (lit ?? null)}
          />
        )}
        {memory?.square && <SquareRing square={memory.square} cell={cell} />}
      </svg>
      <CompanionMarks
        matrix={plot.matrix}
        layout={layout}
        companions={facts.companions}
        bed={bed}
        cell={cell}
      />
      {rotation?.marks({
        ...{ cell, columns: width, rows: height, pinned: layout.pinned },
        held: inHand(layout, state),
        holding: state.held ? heldPlant(layout, state.held)?.plantId : undefined,
      })}
      <AimMark plot={plot} layout={layout} state={state} cell={cell} />
      <div role="row" aria-rowindex={state.cursor.y + 1}>
        <div
          key={`${state.cursor.x} ${state.cursor.y}`}
          id={`${cellId}-${state.cursor.x}-${state.cursor.y}`}
          ref={cellRef}
          role="gridcell"
          aria-colindex={state.cursor.x + 1}
          aria-label={describeCell(plot, planter, state, facts, reasonOf, succession?.dates)}
          className={styles.cursor}
          data-shown={state.showsCursor && !state.held ? '' : undefined}
          style={{ left: state.cursor.x * cell, top: state.cursor.y * cell, width: cell, height: cell }}
        />
      </div>
      {lit && !state.held && (
        <PlantSign role="tooltip" className={styles.name} at={lit} matrix={plot.matrix}>
          {lit.plantName}
          <span className={styles.density}>
            {densityWords(plantsIn(lit, facts.density.get(lit.plantId)), squaresOf(lit))}
          </span>
          <PlannedHere reason={reasonOf(lit)} most={1} className={styles.reason} />
        </PlantSign>
      )}
      <p id={helpId} className="vh">
        Use the arrow keys to move. On a plant, press Enter for colors, M to pick it up, P to pin it and
        Delete to remove it.{memory && ' On free soil, press Enter for what grew there.'} Press ? for all
        keys.
      </p>
    </div>
  );
}

const Soil = memo(BedSoil);

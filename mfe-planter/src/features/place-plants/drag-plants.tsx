import {
  type Announcements,
  DndContext,
  type DragMoveEvent,
  DragOverlay,
  type DragStartEvent,
  type Modifier,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sizeOf } from '@planted/garden-domain';
import { useStore } from '@planted/mfe-kit';
import { PlantImage } from '@planted/ui';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { placementAt } from '../../layout/layout';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import type { Bed } from './create-bed';
import styles from './drag-plants.module.css';
import { heldPlant } from './held';
import { pointOn } from './point-on';

/** Id of the bed among what can be dragged: a plant that stands in it is picked up by it. */
export const BED_HANDLE = 'bed';
/** A finger that stays so long on a plant in the bed, in ms, takes it out: where a mouse has its right button. */
const LONG_PRESS_MS = 650;
const STILL_WITHIN_PX = 10;

interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** The bed speaks for itself, so the library is silent. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragMove: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Carries the drawing under the pointer, wherever the card was taken hold of. */
const underPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const at = activatorEvent && placeOf(activatorEvent);
  if (!at || !draggingNodeRect) return transform;
  return {
    ...transform,
    x: transform.x + at.clientX - draggingNodeRect.left - draggingNodeRect.width / 2,
    y: transform.y + at.clientY - draggingNodeRect.top - draggingNodeRect.height / 2,
  };
};

interface DragPlantsProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly bed: Bed;
  readonly surface: RefObject<HTMLElement | null>;
  /** A slow tap on a plant in the bed: shorter than what takes it out. */
  readonly onTap: (placementId: string) => void;
  readonly children: ReactNode;
}

/** A finger that has not moved since it took something in hand. */
interface Resting {
  readonly from: Place;
  /** Takes a plant out of the bed; undefined for one of the list. */
  readonly clock: ReturnType<typeof setTimeout> | undefined;
}

/** Drags plants by mouse and touch, from the list and within the bed. The keyboard has its own way: bed-keys.ts. */
export function DragPlants({ planter, plot, bed, surface, onTap, children }: DragPlantsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // A short rest first, so that a swipe over the list still scrolls it.
    useSensor(TouchSensor, { activationConstraint: { delay: 160, tolerance: 8 } }),
  );
  const pointer = useLastPlace();
  const resting = useRef<Resting>(undefined);
  const columns = sizeOf(plot.matrix).width;

  function onDragStart({ active, activatorEvent }: DragStartEvent): void {
    const from = placeOf(activatorEvent);
    const isFinger = 'touches' in activatorEvent;
    const at = from && surface.current && pointOn(surface.current, columns, from);
    if (active.id !== BED_HANDLE) {
      bed.take({ kind: 'plant', plantId: String(active.id) }, 'drag');
      if (from && isFinger) resting.current = { from, clock: undefined };
      return;
    }
    if (!at) return;
    const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
    const placed = placementAt(planter.layoutOf(plot.draftId), x, y);
    if (!placed) return;
    bed.take({ kind: 'placement', id: placed.id }, 'drag', { x: x - placed.x, y: y - placed.y });
    bed.pointAt(at);
    if (from && isFinger) {
      const clock = setTimeout(() => bed.get().held && bed.remove(placed.id), LONG_PRESS_MS);
      resting.current = { from, clock };
    }
  }

  function onDragMove(_event: DragMoveEvent): void {
    const at = pointer.current;
    if (!at || !surface.current) return;
    const { from } = resting.current ?? {};
    if (from && Math.hypot(at.clientX - from.clientX, at.clientY - from.clientY) > STILL_WITHIN_PX) rise();
    bed.pointAt(pointOn(surface.current, columns, at));
  }

  /** @returns whether the finger has rested until now */
  function rise(): boolean {
    const rested = resting.current !== undefined;
    clearTimeout(resting.current?.clock);
    resting.current = undefined;
    return rested;
  }

  function onDragEnd(): void {
    const { held } = bed.get();
    if (!rise() || !held) return bed.drop();
    // Many a tap lasts longer than a drag takes to begin: it does what a quick one does.
    bed.cancel();
    if (held.kind === 'plant') bed.take(held, 'pointer');
    else onTap(held.id);
  }

  function onDragCancel(): void {
    rise();
    bed.cancel();
  }

  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: silent, restoreFocus: false }}
      onDragStart={onDragStart}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={onDragCancel}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[underPointer]} className={styles.overlay}>
        <Carried planter={planter} plot={plot} bed={bed} />
      </DragOverlay>
    </DndContext>
  );
}

function Carried({ planter, plot, bed }: Pick<DragPlantsProps, 'planter' | 'plot' | 'bed'>) {
  const { held, spot } = useStore(bed);
  const plant = held && heldPlant(planter.layoutOf(plot.draftId), held);
  // Over the bed the footprint shows the plant.
  if (!plant || spot) return null;
  return (
    <span className={styles.carried} data-carried={plant.plantId}>
      <PlantImage src={plant.imageUrl} size={56} eager />
    </span>
  );
}

const placeOf = (event: Event): Place | null => {
  if (event instanceof MouseEvent) return event;
  const touches = (event as Partial<TouchEvent>).touches;
  return touches?.[0] ?? null;
};

/** Where mouse or finger was last, in the window: what the library hands on counts scrolling in. */
function useLastPlace(): RefObject<Place | null> {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const note = (event: Event) => {
      last.current = placeOf(event) ?? last.current;
    };
    const kinds = ['mousedown', 'mousemove', 'touchstart', 'touchmove'];
    for (const kind of kinds) window.addEventListener(kind, note, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, note, { capture: true });
    };
  }, []);
  return last;
}

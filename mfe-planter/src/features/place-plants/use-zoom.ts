import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  persistedView,
  mostZoom,
  type PlanView,
  type SeenCells,
  seenCells,
  WHOLE_PLAN,
  zoomAbout,
} from './zoom';

interface Options {
  readonly draftId: string;
  /** The scrolling box around the plan. */
  readonly box: RefObject<HTMLDivElement | null>;
  /** Side of a cell when the whole plan is shown, in CSS pixels. */
  readonly fitCell: number;
  /** The plan's size in cells, and the most room it has on the page in CSS pixels. */
  readonly columns: number;
  readonly rows: number;
  readonly room: number;
  /** A second finger has come: what the first one picked up is put back. */
  readonly onPinch: () => void;
}

/** Looks at the plan from nearer: by Ctrl and wheel, by two fingers, and by buttons. The box scrolls by itself. */
export function useZoom({ draftId, box, fitCell, columns, rows, room, onPinch }: Options) {
  const [view, setView] = useState<PlanView>(() => persistedView.read(draftId));
  const zoom = Math.min(view.zoom, mostZoom(fitCell));
  /** Where the view had been scrolled to when other cells came in sight. */
  const [scrolled, setScrolled] = useState<PlanView>(view);
  const now = useRef(view);
  /** What is looked at now is not drawn yet: the box still stands where the view before had it. */
  const isWaiting = useRef(false);
  /** Two fingers: their middle and how far they are apart, in CSS pixels; they outlast a new size of the plan. */
  const pinch = useRef<{ readonly x: number; readonly y: number; readonly spread: number }>(undefined);
  const cell = fitCell * zoom;
  const width = Math.min(room, columns * cell);
  const height = Math.min(room, rows * cell);
  const seen = useMemo(
    (): SeenCells | null => (zoom === 1 ? null : seenCells(scrolled, cell, { width, height })),
    [zoom, scrolled, cell, width, height],
  );

  const look = useCallback((next: PlanView) => {
    now.current = next;
    isWaiting.current = true;
    setView(next);
    setScrolled(next);
  }, []);
  const zoomBy = useCallback(
    (factor: number, at?: { readonly x: number; readonly y: number }) => {
      const element = box.current;
      if (!element) return;
      const middle = { x: element.clientWidth / 2, y: element.clientHeight / 2 };
      look(zoomAbout(now.current, factor, at ?? middle, mostZoom(fitCell)));
    },
    [box, fitCell, look],
  );

  // The offsets hold once the plan has its new size.
  useLayoutEffect(() => {
    isWaiting.current = false;
    if (view.zoom > 1) box.current?.scrollTo(view);
    persistedView.write(draftId, view);
  }, [box, view, cell, draftId]);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const place = (x: number, y: number) => {
      const { left, top } = element.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    function onScroll(): void {
      if (!element || isWaiting.current || now.current.zoom === 1) return;
      now.current = { zoom: now.current.zoom, left: element.scrollLeft, top: element.scrollTop };
      persistedView.write(draftId, now.current);
      const next = now.current;
      setScrolled((before) => (seesTheSame(before, next, cell, { width, height }) ? before : next));
    }
    function onWheel(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * 0.0035), place(event.clientX, event.clientY));
    }
    const pinchOf = ([one, other]: ArrayLike<Touch> & Iterable<Touch>) =>
      one && other
        ? {
            ...place((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2),
            spread: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
          }
        : undefined;
    function onTouchStart(event: TouchEvent): void {
      pinch.current = pinchOf(event.touches);
      if (!pinch.current) return;
      if (event.cancelable) event.preventDefault();
      onPinch();
    }
    function onTouchMove(event: TouchEvent): void {
      const before = pinch.current;
      const next = before && pinchOf(event.touches);
      if (!before || !next) return;
      if (event.cancelable) event.preventDefault();
      const { zoom: from, left, top } = now.current;
      // Two fingers carry the plan along and draw it nearer at once.
      now.current = { zoom: from, left: left - (next.x - before.x), top: top - (next.y - before.y) };
      zoomBy(next.spread / before.spread, next);
      pinch.current = next;
    }
    const listen = { passive: false };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('wheel', onWheel, listen);
    element.addEventListener('touchstart', onTouchStart, listen);
    element.addEventListener('touchmove', onTouchMove, listen);
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouchStart);
      element.removeEventListener('touchmove', onTouchMove);
    };
  }, [box, cell, width, height, draftId, onPinch, zoomBy]);

  return { zoom, cell, seen, width, height, most: mostZoom(fitCell), zoomBy, fit: () => look(WHOLE_PLAN) };
}

type Box = Parameters<typeof seenCells>[2];

function seesTheSame(before: PlanView, next: PlanView, cell: number, box: Box): boolean {
  const [a, b] = [seenCells(before, cell, box), seenCells(next, cell, box)];
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}

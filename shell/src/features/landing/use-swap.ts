import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { wantsStillness } from '../../motion';

/** The slide between two views (1 §9); --d-swap is the same in CSS. */
const swapMs = 500;

export interface Swap<View> {
  /** The view that slides out at the moment; none while nothing moves. */
  readonly leaving: View | null;
  /** What clips both views. Its height goes from that of the one to that of the other. */
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly enteringBox: RefObject<HTMLDivElement | null>;
  readonly leavingBox: RefObject<HTMLDivElement | null>;
}

/**
 * Keeps the former view on screen for the 500 ms in which it slides out (LAND-2). Where motion is unwelcome the views
 * change at once. Focus that stood in the former view goes to what the new one marks with data-arrival.
 */
export function useSwap<View>(view: View): Swap<View> {
  const [current, setCurrent] = useState(view);
  const [leaving, setLeaving] = useState<View | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const enteringBox = useRef<HTMLDivElement>(null);
  const leavingBox = useRef<HTMLDivElement>(null);
  const arrivedAt = useRef(view);

  if (current !== view) {
    setCurrent(view);
    setLeaving(wantsStillness() ? null : current);
  }

  useLayoutEffect(() => {
    if (arrivedAt.current === current) return;
    arrivedAt.current = current;
    if (frame.current && enteringBox.current) arrive(frame.current, enteringBox.current);
  }, [current]);

  useLayoutEffect(() => {
    const box = frame.current;
    if (box === null || leaving === null) return;
    box.style.height = `${leavingBox.current?.offsetHeight ?? 0}px`;
    // Read, so that the browser has a height to start from.
    void box.offsetHeight;
    box.style.height = `${enteringBox.current?.offsetHeight ?? 0}px`;
    return () => {
      box.style.height = '';
    };
  }, [leaving]);

  useEffect(() => {
    if (leaving === null) return;
    const timer = setTimeout(() => setLeaving(null), swapMs);
    return () => clearTimeout(timer);
  }, [leaving]);

  return { leaving, frame, enteringBox, leavingBox };
}

function arrive(frame: HTMLElement, entering: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === document.body || frame.contains(activeElement)) {
    entering.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
  }
  if (frame.getBoundingClientRect().top < 0) {
    frame.scrollIntoView({ behavior: wantsStillness() ? 'instant' : 'smooth' });
  }
}

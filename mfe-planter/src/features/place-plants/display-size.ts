import { type RefObject, useEffect, useState } from 'react';

const SMALLEST = 200;
const LARGEST_ON_PHONES = 500;

/**
 * Length of the plan's longer side in CSS pixels (2 §9): 350 up to 1038, 650 from 1536, otherwise 500. Up to 768 the
 * document says 200; there the room that the page leaves is used, at least 200 (docs/decisions/0030).
 * @param windowWidth of the window, in CSS pixels
 * @param room that the page leaves for the plan, in CSS pixels
 */
export function displaySize(windowWidth: number, room: number): number {
  if (windowWidth <= 768) return Math.min(LARGEST_ON_PHONES, Math.max(SMALLEST, Math.floor(room)));
  if (windowWidth <= 1038) return 350;
  return windowWidth >= 1536 ? 650 : 500;
}

/** The display size in a frame, as the window is now. */
export function useDisplaySize(frame: RefObject<HTMLElement | null>): number {
  const [size, setSize] = useState(() => displaySize(window.innerWidth, SMALLEST));
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const measure = () => setSize(displaySize(window.innerWidth, box.clientWidth));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    window.addEventListener('resize', measure);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [frame]);
  return size;
}

import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

/** Pixels by which the page must have moved for another update. */
const STEP = 200;

function watchWindow(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

// The same functions at each render: React would ask others again once all is drawn, and each asking lays out the page.
const topInSteps = (): number => Math.floor(window.scrollY / STEP) * STEP;
const windowHeight = (): number => window.innerHeight;

/** An effect alone may run before it. */
function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * The stretch of the page to have ready, in pixels from its top: the window, and half as much above and below once what
 * is in the window has been shown, so that what was asked for does not wait for what is not in sight.
 */
export function useWindowStretch(shown: unknown): { readonly from: number; readonly to: number } {
  const top = useSyncExternalStore(watchWindow, topInSteps);
  const height = useSyncExternalStore(watchWindow, windowHeight);
  const [seen, setSeen] = useState<unknown>();
  useEffect(() => afterPaint(() => startTransition(() => setSeen(shown))), [shown]);
  const beyond = seen === shown ? height / 2 : 0;
  return { from: top - beyond, to: top + STEP + height + beyond };
}

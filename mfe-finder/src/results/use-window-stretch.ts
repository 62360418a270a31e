import { useSyncExternalStore } from 'react';

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

/** The stretch of the page to have ready, in pixels from its top: the window and half as much above and below. */
export function useWindowStretch(): { readonly from: number; readonly to: number } {
  const top = useSyncExternalStore(watchWindow, topInSteps);
  const height = useSyncExternalStore(watchWindow, windowHeight);
  return { from: top - height / 2, to: top + STEP + 1.5 * height };
}

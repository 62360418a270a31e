import { type RefObject, useEffect } from 'react';
import { wantsStillness } from '../../motion';

/** How much of the scrolling the background follows (1 §9). */
const parallaxFactor = 0.3;

/** Lets a background lag behind the page, at 0.3 of its scrolling, while it can be seen; still where motion is unwelcome. */
export function useParallax(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const moved = layer.current;
    if (moved === null || wantsStillness()) return;
    let frame = 0;
    function move(): void {
      frame = 0;
      if (moved) moved.style.transform = `translateY(${Math.round(window.scrollY * parallaxFactor)}px)`;
    }
    function plan(): void {
      const isPast = window.scrollY > (moved?.parentElement?.offsetHeight ?? 0) + window.innerHeight;
      if (!isPast) frame ||= requestAnimationFrame(move);
    }
    plan();
    window.addEventListener('scroll', plan, { passive: true });
    return () => {
      window.removeEventListener('scroll', plan);
      cancelAnimationFrame(frame);
    };
  }, [layer]);
}

import { type RefObject, useEffect } from 'react';

/** How much of the scrolling the background follows (1 §9). */
const factor = 0.3;

/** Lets a background lag behind the page, at 0.3 of its scrolling; still where motion is unwelcome. */
export function useParallax(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    function move(): void {
      frame = 0;
      if (layer.current)
        layer.current.style.transform = `translateY(${Math.round(window.scrollY * factor)}px)`;
    }
    function plan(): void {
      frame ||= requestAnimationFrame(move);
    }
    window.addEventListener('scroll', plan, { passive: true });
    return () => {
      window.removeEventListener('scroll', plan);
      cancelAnimationFrame(frame);
    };
  }, [layer]);
}

import { type RefObject, useEffect, useRef } from 'react';

/** Brings the bed into sight when a plan is shown in it: on a phone the options stand far below it. */
export function useShownPlan(plan: string | undefined, bed: RefObject<HTMLElement | null>): void {
  const shown = useRef(plan);
  useEffect(() => {
    if (plan === shown.current) return;
    shown.current = plan;
    const box = bed.current?.getBoundingClientRect();
    // What can be seen of it is enough.
    if (plan === undefined || !box || (box.bottom > 0 && box.top < window.innerHeight)) return;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    bed.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'instant' : 'smooth' });
  }, [plan, bed]);
}

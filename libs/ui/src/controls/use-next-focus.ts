import { type FocusEvent, type RefCallback, useCallback, useRef } from 'react';

const STOPS =
  ':is(a[href], button, input, textarea, [tabindex]):not(:disabled, [tabindex="-1"], [aria-hidden="true"])';

interface NextFocus<E extends HTMLElement> {
  readonly ref: RefCallback<E>;
  readonly onFocus: (event: FocusEvent<E>) => void;
  readonly onBlur: (event: FocusEvent<E>) => void;
}

/**
 * Keeps the keyboard where it works: when what has the focus leaves an area, as the row of a reminder that was ticked off,
 * what stands in its place has it from then on; at the end of the area the last thing in it, and in an area that is left
 * with nothing to press the area, which needs a tabIndex of -1 for that.
 * @returns what the area's element takes
 */
export function useNextFocus<E extends HTMLElement>(): NextFocus<E> {
  /** How many stops of Tab stand before the one that has the focus; undefined while it is elsewhere. */
  const before = useRef<number>(undefined);

  const ref = useCallback((area: E) => {
    const watch = new MutationObserver(() => {
      if (before.current === undefined || document.activeElement !== document.body) return;
      const stops = area.querySelectorAll<HTMLElement>(STOPS);
      (stops[Math.min(before.current, stops.length - 1)] ?? area).focus({ preventScroll: true });
    });
    watch.observe(area, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);

  return {
    ref,
    onFocus({ currentTarget, target }) {
      const at = [...currentTarget.querySelectorAll(STOPS)].indexOf(target);
      before.current = at < 0 ? undefined : at;
    },
    // React tells of no blur when it takes away what has the focus, but it does when a busy button is disabled.
    onBlur({ target, relatedTarget }) {
      if (relatedTarget !== null || !target.matches(':disabled')) before.current = undefined;
    },
  };
}

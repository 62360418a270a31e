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
 * with nothing to press the area, which needs a tabIndex of -1 for that. The same holds for what opened a dialog and is
 * gone when that closes, if the dialog does not return the focus itself (`returnsFocus`).
 * @returns what the area's element takes
 */
export function useNextFocus<E extends HTMLElement>(): NextFocus<E> {
  /** The stops of Tab before the one that has the focus; undefined while it is elsewhere. */
  const before = useRef<readonly Element[]>(undefined);
  /** Those before the one that had it last. */
  const lastBefore = useRef<readonly Element[]>(undefined);

  const ref = useCallback((area: E) => {
    const watch = new MutationObserver(() => {
      if (before.current === undefined || document.activeElement !== document.body) return;
      const stops = [...area.querySelectorAll<HTMLElement>(STOPS)];
      // Others may have gone with it, as all buttons of a plan do once it is accepted.
      const at = before.current.filter((stop) => area.contains(stop)).length;
      (stops[Math.min(at, stops.length - 1)] ?? area).focus({ preventScroll: true });
    });
    watch.observe(area, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, []);

  return {
    ref,
    onFocus({ currentTarget, target }) {
      // React tells an area of its dialogs as well, which stand elsewhere in the document.
      if (!currentTarget.contains(target)) {
        before.current = lastBefore.current;
        return;
      }
      const stops = [...currentTarget.querySelectorAll(STOPS)];
      const at = stops.indexOf(target);
      before.current = at < 0 ? undefined : stops.slice(0, at);
      lastBefore.current = before.current;
    },
    // React tells of no blur when it takes away what has the focus, but it does when a busy button is disabled.
    onBlur({ target, relatedTarget }) {
      if (relatedTarget !== null || !target.matches(':disabled')) before.current = undefined;
    },
  };
}

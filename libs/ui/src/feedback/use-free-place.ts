import { type RefObject, useLayoutEffect } from 'react';
import { type Box, freePlace, overlap } from './free-place';

const PRESSABLE =
  'main :is(a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="checkbox"])';

const isSeen = ({ left, top, right, bottom }: Box): boolean =>
  right > left && bottom > 0 && top < innerHeight && left < innerWidth && right > 0;

/** The ribbon stays in sight. */
const ribbonBottom = (): number =>
  Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);

function settle(region: HTMLElement): void {
  region.dataset['place'] = 'bottom-right';
  const { left, right, bottom, width, height } = region.getBoundingClientRect();
  if (height === 0) return;
  const margin = innerWidth - right;
  const pressable = Array.from(document.querySelectorAll(PRESSABLE), (each) => each.getBoundingClientRect());
  const within = { left: Math.min(margin, left), top: ribbonBottom() + margin, right, bottom };
  region.dataset['place'] = freePlace({ width, height, within }, pressable.filter(isSeen), focusedBox());
}

/** Fields are named: in one for a date it is a part that has the focus, and the field itself does not match :focus. */
const LOOKED_AT = 'main :is(:focus-visible, input, select, textarea)';

/** Undefined where nothing of the page has the focus that is typed into or was come to by keys. */
function focusedBox(): Box | undefined {
  const focused = document.activeElement;
  return focused?.matches(LOOKED_AT) ? focused.getBoundingClientRect() : undefined;
}

/**
 * Keeps alerts clear of what can be pressed on the page: when one comes, when the page grew or the page or a panel was
 * scrolled under them, after a press, and when they come to cover what has the focus.
 */
export function useFreePlace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    // The keyboard is in use then, and a pointer that lies on the alerts only rests there.
    const lookAtFocus = () => {
      const focused = focusedBox();
      if (focused && overlap(element.getBoundingClientRect(), focused)) settle(element);
    };
    const look = () => {
      // In use: it stays where it is, unless it hides what has the focus.
      if (element.matches(':hover, :focus-within')) lookAtFocus();
      else settle(element);
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // What comes late moves what has the focus under them, and nothing scrolls.
    observer.observe(document.body);
    // Of whatever scrolls, as a panel: the event does not bubble.
    window.addEventListener('scrollend', look, true);
    // What is pressed may unfold, and push another button under the alerts.
    const lookAfterPress = () => requestAnimationFrame(look);
    document.addEventListener('click', lookAfterPress);
    document.addEventListener('focusin', lookAtFocus);
    return () => {
      observer.disconnect();
      window.removeEventListener('scrollend', look, true);
      document.removeEventListener('click', lookAfterPress);
      document.removeEventListener('focusin', lookAtFocus);
    };
  }, [region]);
}

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Differing } from './comparison';

/** The keys of two beds that are compared: F6 goes between them, N and P from difference to difference. */
export interface CompareKeys {
  readonly beds: RefObject<HTMLDivElement | null>;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The difference that was gone to last; undefined before the first, and when it is one no more. */
  readonly at: Differing | undefined;
}

/** @param differences row by row */
export function useCompareKeys(differences: readonly Differing[]): CompareKeys {
  const beds = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const at = differences.findIndex(({ spot }) => spot.id === current);

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey;
      // An alert that waits for its answer has the key first.
      if (event.key !== 'F6' || !isPlain || event.defaultPrevented) return;
      const sides = sidesOf(beds.current);
      const here = sides.findIndex((side) => side.contains(document.activeElement));
      const next = sides[(here + 1) % sides.length];
      if (!next) return;
      (next.querySelector<SVGElement>('[data-plant][tabindex="0"]') ?? next).focus();
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  function onKeyDown(event: KeyboardEvent): void {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping || event.altKey || event.ctrlKey || event.metaKey) return;
    const by = { n: 1, p: -1 }[event.key.toLowerCase()];
    const count = differences.length;
    if (by === undefined || count === 0) return;
    const next = differences[at === -1 ? (by === 1 ? 0 : count - 1) : (at + by + count) % count];
    if (!next) return;
    event.preventDefault();
    setCurrent(next.spot.id);
    tileOf(beds.current, next.spot.id)?.focus();
  }

  return { beds, onKeyDown, at: differences[at] };
}

const sidesOf = (beds: HTMLElement | null): HTMLElement[] => [
  ...(beds?.querySelectorAll<HTMLElement>(':scope > section') ?? []),
];

/** A planting in the bed that has the focus, else in the other one; none for one that is drawn in neither. */
function tileOf(beds: HTMLElement | null, id: string): SVGElement | null {
  const sides = sidesOf(beds).toSorted(
    (a, b) => Number(b.contains(document.activeElement)) - Number(a.contains(document.activeElement)),
  );
  for (const side of sides) {
    const tile = side.querySelector<SVGElement>(`[data-plant$="${CSS.escape(id)}"]`);
    if (tile) return tile;
  }
  return null;
}

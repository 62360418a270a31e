import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into view and gives it the focus, when a link leads to it. Give it tabIndex -1. */
export function useLinkedFocus<Element extends HTMLElement>(isLinked: boolean): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (!isLinked) return;
    element.current?.scrollIntoView({ block: 'start' });
    element.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return element;
}

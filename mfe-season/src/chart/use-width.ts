import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Of a chart that is not laid out yet: that of a desktop. */
const USUAL = 960;

/** The width of an element in CSS pixels, as it is now. */
export function useWidth<T extends HTMLElement>(): readonly [RefObject<T | null>, number] {
  const element = useRef<T>(null);
  const [width, setWidth] = useState(USUAL);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setWidth(box.clientWidth || USUAL);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return [element, width];
}

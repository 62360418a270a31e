import type { Store } from '@planted/mfe-kit';
import { useEffect, useRef } from 'react';

interface LiveTextProps<S> {
  readonly of: Pick<Store<S>, 'get' | 'subscribe'>;
  readonly text: (state: S) => string;
}

/**
 * A text that changes with every square that is painted. It is written into the page past React, which would
 * otherwise render in each frame of a drag. `text` must not change from one render to the next.
 */
export function LiveText<S>({ of: store, text }: LiveTextProps<S>) {
  const place = useRef<HTMLSpanElement>(null);
  const words = useRef(text);
  useEffect(() => {
    const write = () => {
      const now = words.current(store.get());
      const node = place.current?.firstChild;
      if (node && node.nodeValue !== now) node.nodeValue = now;
    };
    write();
    return store.subscribe(write);
  }, [store]);
  return <span ref={place}>{text(store.get())}</span>;
}

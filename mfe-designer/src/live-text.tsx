import type { Store } from '@planted/mfe-kit';
import { useEffect, useRef } from 'react';

/** How long a figure may lag behind a hand that is drawing, in milliseconds. */
const LAG = 400;

interface LiveTextProps<S> {
  readonly of: Pick<Store<S>, 'get' | 'subscribe'>;
  readonly text: (state: S) => string;
  /** Whether the state is changing many times a second; at the end of that the text is right at once. */
  readonly isBusy: (state: S) => boolean;
}

/**
 * A text that changes with every square that is painted. It is written into the page past React, and a few times a
 * second only while a drag lasts, since the page is laid out again for each other word. Neither `text` nor `isBusy`
 * may change from one render to the next.
 */
export function LiveText<S>({ of: store, text, isBusy }: LiveTextProps<S>) {
  const place = useRef<HTMLSpanElement>(null);
  const given = useRef({ text, isBusy });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const now = given.current.text(store.get());
      const node = place.current?.firstChild;
      // React makes no node for an empty text.
      if (!node) place.current?.append(now);
      else if (node.nodeValue !== now) node.nodeValue = now;
    };
    const changed = () => {
      if (given.current.isBusy(store.get())) timer ??= setTimeout(write, LAG);
      else write();
    };
    write();
    const stop = store.subscribe(changed);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store]);
  return <span ref={place}>{text(store.get())}</span>;
}

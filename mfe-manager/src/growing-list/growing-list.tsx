import { Button } from '@planted/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './growing-list.module.css';

/** Rows that are drawn at first, which is more than a window holds, and with each further step. */
const FIRST = 12;
const STEP = 24;

interface GrowingListProps<Row> {
  readonly rows: readonly Row[];
  /** What the rows are, such as 'plants'. */
  readonly noun: string;
  readonly children: (shown: readonly Row[]) => ReactNode;
}

/** Draws a long list as far as it has been scrolled, so that hundreds of rows open as fast as ten. */
export function GrowingList<Row>({ rows, noun, children }: GrowingListProps<Row>) {
  const [most, setMost] = useState(FIRST);
  const end = useRef<HTMLDivElement>(null);
  const left = rows.length - most;
  useEffect(() => {
    if (!end.current || left <= 0) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setMost((before) => before + STEP);
      },
      { rootMargin: '1200px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [left]);
  return (
    <>
      {children(rows.slice(0, most))}
      {left > 0 && (
        <div ref={end} className={styles.end}>
          <Button variant="text" onClick={() => setMost(most + STEP)}>
            {`Show more ${noun} (${left} left)`}
          </Button>
        </div>
      )}
    </>
  );
}

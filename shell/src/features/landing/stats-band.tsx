import { useEffect, useRef, useState } from 'react';
import { formatCount } from './count-up';
import styles from './stats-band.module.css';
import { useCountUp } from './use-count-up';

const stats = [
  { label: 'Gardens Designed', target: 100 },
  { label: 'Plant Varieties', target: 50 },
  { label: 'Happy Gardeners', target: 20 },
  { label: 'Plants Grown', target: 500 },
];
/** Share of the band that must be in view before it counts (1 §9). */
const visibleShare = 0.1;

/** The statistics band (LAND-6). */
export function StatsBand() {
  const band = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (band.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ intersectionRatio }) => intersectionRatio >= visibleShare)) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: visibleShare },
    );
    observer.observe(band.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={band} className={styles.band} aria-label="Planted in numbers">
      <dl className={`${styles.stats} page`}>
        {stats.map(({ label, target }) => (
          <div key={label} className={styles.stat}>
            <dt>{label}</dt>
            <Count target={target} started={seen} />
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Shown running, read aloud at its end. */
function Count({ target, started }: { target: number; started: boolean }) {
  const count = useCountUp(target, started);
  return (
    <dd>
      <span aria-hidden>{formatCount(count)}</span>
      <span className="vh">{formatCount(target)}</span>
    </dd>
  );
}

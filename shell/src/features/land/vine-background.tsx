import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useParallax } from './use-parallax';
import styles from './vine-background.module.css';

const vines = [1, 2, 3, 4];
/** How long each vine stays (1 §9). */
const changeMs = 15_000;

/** Vines along the top, another every 15 s while the page is seen; on phones fewer and smaller (LAND-4, LAND-8). */
export function VineBackground() {
  const [index, setIndex] = useState(0);
  const layer = useRef<HTMLDivElement>(null);
  useParallax(layer);
  useEffect(() => {
    const clock = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((before) => (before + 1) % vines.length);
    }, changeMs);
    return () => clearInterval(clock);
  }, []);
  return (
    <div ref={layer} className={styles.layer} aria-hidden>
      {vines.map((vine, position) =>
        position === index || position === (index + vines.length - 1) % vines.length ? (
          <div
            key={vine}
            className={styles.vine}
            style={vineImages(vine)}
            data-shown={position === index || undefined}
          />
        ) : null,
      )}
    </div>
  );
}

/** The drawing and its variant for phones, as the style sheet knows them. */
function vineImages(vine: number): CSSProperties {
  const images = {
    '--vine': `url(/illustrations/vine-${vine}.svg)`,
    '--narrow-vine': `url(/illustrations/vine-${vine}-narrow.svg)`,
  };
  return images as CSSProperties;
}

import type { CSSProperties } from 'react';
import { useHydrated } from '../hydration/use-hydrated';
import { useVineChange } from './use-vine-change';
import styles from './vines.module.css';

const yes = () => true;

/**
 * A vine along the top of its parent, another one every 15 s, the change a fade of 1 s; at 768 px and less a smaller
 * drawing (LAND-8, ABT-1). In a prerendered page there is none yet: the content security policy refuses
 * style attributes in HTML.
 */
export function Vines() {
  const { shown, fading } = useVineChange();
  const isAlive = useHydrated(yes, false);
  return (
    <div className={styles.vines} aria-hidden>
      {fading !== null && <div key={fading} className={styles.vine} style={drawingsOf(fading)} />}
      {isAlive && <div key={shown} className={styles.vine} style={drawingsOf(shown)} data-shown />}
    </div>
  );
}

/** The drawing and its variant for phones, as the style sheet knows them. */
function drawingsOf(vine: number): CSSProperties {
  const drawings = {
    '--vine': `url(/illustrations/vine-${vine}.svg)`,
    '--narrow-vine': `url(/illustrations/vine-${vine}-narrow.svg)`,
  };
  return drawings as CSSProperties;
}

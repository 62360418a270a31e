import { useRef } from 'react';
import { Vines } from '../../vines/vines';
import styles from './hero-background.module.css';
import { useParallax } from './use-parallax';

/** What stands far behind the hero: hills at the horizon and a vine above, both lagging behind the page (LAND-4). */
export function HeroBackground() {
  const layer = useRef<HTMLDivElement>(null);
  useParallax(layer);
  return (
    <div ref={layer} className={styles.layer} aria-hidden data-testid="hero-background">
      <Vines />
      <svg className={styles.hills} viewBox="0 0 1440 300" preserveAspectRatio="none">
        <path
          className={styles.far}
          d="M0 150C120 96 240 84 360 118C470 148 560 70 700 62C850 54 930 128 1060 120C1190 112 1290 60 1440 92V300H0Z"
        />
        <path
          className={styles.near}
          d="M0 214C150 150 290 160 430 196C560 228 660 152 800 148C960 144 1040 214 1180 204C1290 196 1360 164 1440 172V300H0Z"
        />
      </svg>
    </div>
  );
}

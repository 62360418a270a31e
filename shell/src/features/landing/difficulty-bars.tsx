import styles from './difficulty-bars.module.css';
import type { Difficulty } from './garden-styles';

const filledBars: Readonly<Record<Difficulty, number>> = { Beginner: 1, Intermediate: 2, Advanced: 3 };

/** One, two or three bars: the tag's color is not alone in saying how hard. */
export function DifficultyBars({ of }: { of: Difficulty }) {
  return (
    <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true" className={styles.bars}>
      {[1, 2, 3].map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 5}
          y={14 - bar * 4}
          width="3.6"
          height={bar * 4}
          rx="1"
          data-empty={bar > filledBars[of] || undefined}
        />
      ))}
    </svg>
  );
}

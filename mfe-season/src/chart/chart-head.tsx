import type { Climate, DaySpan } from '@planted/season';
import { Icon, Pin, Sprout } from '@planted/ui';
import { percentOf, type Tick } from '../view/axis';
import { placed } from './placed';
import styles from './chart-head.module.css';

/** What the shapes mean, and the months. */
export function ChartHead({
  ticks,
  axis,
  isDense,
}: {
  ticks: readonly Tick[];
  axis: DaySpan;
  isDense: boolean;
}) {
  return (
    <div className={styles.head}>
      <div className={styles.legend}>
        <span>
          <i className={`${styles.key} ${styles.indoors}`} />
          Indoors
        </span>
        <span>
          <i className={`${styles.key} ${styles.out}`}>
            <Icon of={Sprout} size={11} />
          </i>
          Sow or plant
        </span>
        <span>
          <i className={`${styles.key} ${styles.growing}`} />
          Growing
        </span>
        <span>
          <i className={`${styles.key} ${styles.harvest}`} />
          Harvest
        </span>
      </div>
      <div className={isDense ? `${styles.months} ${styles.dense}` : styles.months} aria-hidden>
        {ticks.map(({ day, label }) => (
          <span key={day} style={placed(percentOf(day, axis))}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}

/** What the shapes say beside what they mean. */
export function ChartKey({ climate }: { climate: Climate }) {
  return (
    <p className={styles.foot}>
      Outlined = planned · filled with a check mark = done · dotted = the date before ·{' '}
      <Icon of={Pin} size={13} /> = moved by you · <span className={styles.lastKey} /> = last start that still
      ripens
      {climate.estimated.length > 0 && ' · * estimated'}
    </p>
  );
}

import { Meter as Parts } from '@base-ui/react/meter';
import { classNames } from '../class-names';
import styles from './meter.module.css';

export interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** The value in words, such as '26 of up to 28'; else the share in percent. */
  readonly valueText?: string;
  readonly className?: string;
}

/** A bar of 12 px that shows how much of something there is; gold when full. Say the figure beside it as well. */
export function Meter({ label, value, max = 100, valueText, className }: MeterProps) {
  const inRange = Math.min(max, Math.max(0, value));
  const percent = max > 0 ? Math.round((inRange / max) * 100) : 0;
  return (
    <Parts.Root
      value={inRange}
      max={max}
      aria-label={label}
      getAriaValueText={() => valueText ?? `${percent}%`}
      className={className}
    >
      <Parts.Track className={styles.track}>
        <Parts.Indicator className={classNames(styles.value, percent === 100 && styles.full)} />
      </Parts.Track>
    </Parts.Root>
  );
}

import { HARDINESS_ZONES, type HardinessZone } from '@planted/garden-domain';
import styles from './zone-strip.module.css';

const WIDTH = 260;
const STEP = WIDTH / HARDINESS_ZONES.length;
const numbered = [1, 4, 7, 10, 13];

interface ZoneStripProps {
  readonly zones: readonly string[];
  /** The plot's own zone, marked below. */
  readonly here?: HardinessZone | undefined;
}

/** The 26 hardiness zones from cold to warm, with those a plant grows in filled. */
export function ZoneStrip({ zones, here }: ZoneStripProps) {
  const place = here === undefined ? -1 : HARDINESS_ZONES.indexOf(here);
  const words = `Hardy in zones ${zones.join(', ')}`;
  return (
    <svg viewBox={`0 0 ${WIDTH} 26`} role="img" aria-label={words} className={styles.strip}>
      {HARDINESS_ZONES.map((zone, at) => (
        <rect
          key={zone}
          x={at * STEP + (at % 2 === 0 ? 1 : 0.5)}
          y={1}
          width={STEP - 1.5}
          height={9}
          rx={1.5}
          className={zones.includes(zone) ? styles.grows : styles.other}
        />
      ))}
      {numbered.map((zone) => (
        <text key={zone} x={(zone - 0.5) * 2 * STEP} y={23} className={styles.number}>
          {zone}
        </text>
      ))}
      {place >= 0 && (
        <path d={`M${(place + 0.5) * STEP} 10.5l4.5 6h-9z`} className={styles.here}>
          <title>{`This plot: ${here}`}</title>
        </path>
      )}
    </svg>
  );
}

import { Link } from '@planted/mfe-kit';
import { CalendarDays, Check, Grid2x2, Icon, type LucideIcon, Plus } from '@planted/ui';
import styles from './dock.module.css';
import type { DockPlace } from './place-in-dock';

const places: readonly { readonly place: DockPlace; readonly to: string; readonly icon: LucideIcon }[] = [
  { place: 'Today', to: '/dashboard', icon: Check },
  { place: 'Log', to: '/garden-manager?open=event', icon: Plus },
  { place: 'Beds', to: '/garden-manager', icon: Grid2x2 },
  { place: 'Season', to: '/season', icon: CalendarDays },
];

interface DockProps {
  readonly here: DockPlace;
  /** How many things need the gardener. */
  readonly needed: number;
}

/** Under the thumb: the four places of a phone in the garden. */
export default function Dock({ here, needed }: DockProps) {
  return (
    <nav aria-label="In the garden" className={styles.dock}>
      {places.map(({ place, to, icon }) => (
        <Link
          key={place}
          to={to}
          aria-current={place === here ? 'page' : undefined}
          className={styles.place ?? ''}
        >
          <Icon of={icon} size={22} />
          {place}
          {place === 'Today' && needed > 0 && (
            <span className={styles.badge}>
              {needed.toLocaleString()} <span className="vh">{needed === 1 ? 'needs you' : 'need you'}</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

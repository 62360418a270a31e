import { NavLink } from '@planted/mfe-kit';
import { Icon } from '@planted/ui';
import type { NavItem } from './nav-items';
import styles from './nav-links.module.css';

/** Links that mark the page we are on. */
export function NavLinks({ items, onFollow }: { items: readonly NavItem[]; onFollow?: () => void }) {
  return items.map(({ to, label, icon }) => (
    <NavLink key={to} to={to} end className={styles.link ?? ''} onClick={onFollow}>
      <Icon of={icon} size={16} />
      {label}
    </NavLink>
  ));
}

import type { ReactNode } from 'react';
import styles from './side-panel.module.css';

interface SidePanelProps {
  /** Id of its heading. */
  readonly labelledBy: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** What stands beside the plan, and below it where the window is narrow. */
export const SidePanel = ({ labelledBy, className = '', children }: SidePanelProps) => (
  <section className={`${styles.panel} ${className}`} aria-labelledby={labelledBy}>
    {children}
  </section>
);

/** Its place, while it is on its way. */
export const SidePanelToCome = () => <div className={`${styles.panel} ${styles.toCome}`} />;

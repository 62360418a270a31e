import { useStore } from '@planted/mfe-kit';
import type { ReactNode } from 'react';
import styles from './kept-page.module.css';
import { shownKept } from './kept-reads';
import { NeverOpened } from './never-opened';

/** A page of a micro-frontend, as far as this device knows it: how old it is, or that it has never been here. */
export function KeptPage({ children }: { children: ReactNode }) {
  const { age, isNever } = useStore(shownKept);
  return (
    <>
      {isNever && <NeverOpened />}
      {age !== undefined && (
        <p role="status" className={`page ${styles.since}`}>
          {age}
        </p>
      )}
      {/* It stays mounted: its queries show when there is something to see. */}
      <div className={styles.page} hidden={isNever}>
        {children}
      </div>
    </>
  );
}

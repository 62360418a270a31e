import { sessionStore } from '@planted/mfe-kit';
import { draftOwner } from '@planted/mfe-kit/draft-owner';
import { useSyncExternalStore } from 'react';
import styles from './no-signal.module.css';

function followSignal(listener: () => void): () => void {
  const changes = ['online', 'offline'];
  for (const change of changes) window.addEventListener(change, listener);
  const stop = sessionStore.subscribe(listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
    stop();
  };
}

const isWithoutSignal = (): boolean => !navigator.onLine && draftOwner.current() !== null;

/**
 * Tells a gardener that there is no signal until the waiting bar does, whose code may not have been fetched before the
 * signal went: it comes with the page.
 */
export function NoSignal() {
  const isSaid = useSyncExternalStore(followSignal, isWithoutSignal, () => false);
  if (!isSaid) return null;
  return (
    <p role="status" className={styles.strip}>
      <b>No signal.</b>
    </p>
  );
}

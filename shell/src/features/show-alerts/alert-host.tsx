import { alertStore, useStore } from '@planted/mfe-kit';
import { lazy, Suspense } from 'react';

const Toasts = lazy(() => import('./toasts'));

/** Nothing until there is something to say. */
export function AlertHost() {
  const alerts = useStore(alertStore);
  if (alerts.length === 0) return null;
  return (
    <Suspense>
      <Toasts alerts={alerts} />
    </Suspense>
  );
}

import { alertStore, useStore } from '@planted/mfe-kit';
import { useEffect, useLayoutEffect } from 'react';
import { OnDemand } from '../../on-demand';
import { isLeaving } from '../../session/leaving';

const loadToasts = () => import('./toasts');

/** Where the toasts cannot be fetched, the browser says it in its own way; not where they end with the page that is left. */
function sayByBrowser(): void {
  if (isLeaving()) return;
  for (const { id, title, text, leaving } of alertStore.get()) {
    if (leaving) continue;
    alertStore.dismiss(id);
    globalThis.alert(text ? `${title}\n${text}` : title);
  }
}

/** Once the page is shown, in ms: that there is no network must be said without one. */
const FETCH_AFTER_MS = 1500;

/** Nothing until there is something to say. An alert's clock stands still until its toasts are here, however late they come. */
export function AlertHost() {
  const alerts = useStore(alertStore);
  useLayoutEffect(() => {
    alertStore.hold();
    return () => alertStore.release();
  }, []);
  useEffect(() => {
    const clock = setTimeout(() => void loadToasts().catch(() => {}), FETCH_AFTER_MS);
    return () => clearTimeout(clock);
  }, []);
  return (
    <OnDemand load={loadToasts} props={alerts.length > 0 ? { alerts } : null} onFailure={sayByBrowser} />
  );
}

import { alertStore, useStore } from '@planted/mfe-kit';
import { OnDemand } from '../../on-demand';

const loadToasts = () => import('./toasts');

/** Where the toasts cannot be fetched, the browser says it in its own way. */
function sayByBrowser(): void {
  for (const { id, title, text } of alertStore.get()) {
    alertStore.dismiss(id);
    globalThis.alert(text ? `${title}\n${text}` : title);
  }
}

/** Nothing until there is something to say. */
export function AlertHost() {
  const alerts = useStore(alertStore);
  return (
    <OnDemand load={loadToasts} props={alerts.length > 0 ? { alerts } : null} onFailure={sayByBrowser} />
  );
}

import { useLocation, useSession, useStore } from '@planted/mfe-kit';
import { OnDemand } from '../on-demand';
import { waitingStore } from '../waiting/waiting-store';
import { placeInDock } from './place-in-dock';

const loadDock = () => import('./dock');

/** Of a gardener's pages in the garden; it shows on phones only. */
export function DockHost() {
  const { status } = useSession();
  const here = placeInDock(useLocation());
  const needed = useStore(waitingStore)?.refused.length ?? 0;
  return (
    // Where it does not load, the menu leads to the same places.
    <OnDemand load={loadDock} props={status === 'signed-in' && here !== null ? { here, needed } : null} />
  );
}

import { useStore } from '@planted/mfe-kit';
import { OnDemand } from '../on-demand';
import { waitingStore } from './waiting-store';

const loadBar = () => import('./waiting-bar');

/** Under the ribbon: nothing, unless there is no signal or something waits for one. */
export function WaitingHost() {
  const waiting = useStore(waitingStore);
  return <OnDemand load={loadBar} props={waiting} />;
}

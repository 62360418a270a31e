import { showAlert, signInStore, useSession, useStore } from '@planted/mfe-kit';
import { useEffect } from 'react';
import { OnDemand } from '../../on-demand';

const loadOverlay = () => import('./sign-in-overlay');

function tellNotLoaded(): void {
  signInStore.close();
  showAlert({
    kind: 'error',
    title: "We couldn't open sign-in",
    text: 'Check your connection, then try again.',
  });
}

/** Shows the sign-in overlay while someone asks for it; a sign-in in another tab closes it. */
export function SignInHost() {
  const request = useStore(signInStore);
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-in') signInStore.close();
  }, [status]);
  return <OnDemand load={loadOverlay} props={request && { request }} onFailure={tellNotLoaded} />;
}

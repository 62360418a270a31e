import { signInStore, useSession, useStore } from '@planted/mfe-kit';
import { lazy, Suspense, useEffect } from 'react';

const SignInOverlay = lazy(() => import('./sign-in-overlay'));

/** Shows the sign-in overlay while someone asks for it; a sign-in in another tab closes it. */
export function SignInHost() {
  const request = useStore(signInStore);
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signed-in') signInStore.close();
  }, [status]);
  if (request === null) return null;
  return (
    <Suspense>
      <SignInOverlay request={request} />
    </Suspense>
  );
}

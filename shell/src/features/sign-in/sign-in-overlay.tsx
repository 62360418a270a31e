import { sessionStore, signInStore, type SignInRequest } from '@planted/mfe-kit';
import { Button, Dialog } from '@planted/ui';
import { useState } from 'react';
import { Scene } from '../../scene';
import { SignInProviders } from './sign-in-providers';
import { signInWords } from './sign-in-words';
import styles from './sign-in-overlay.module.css';

/** The login overlay (1 §2): closes on success, on close, or on continuing as a guest. */
export default function SignInOverlay({ request }: { request: SignInRequest }) {
  const { heading, subtext } = signInWords(request.type);
  const [error, setError] = useState<string | null>(request.error ?? null);

  /**
   * The session is fetched again before onSuccess is called: only a session that holds is one. Who has closed
   * the overlay meanwhile is signed in all the same, but what they were asked for is not done behind their back.
   */
  async function finish(failureText: string): Promise<void> {
    const isAwaited = signInStore.get() === request;
    const session = await sessionStore.refresh();
    if (session.status !== 'signed-in') {
      setError(failureText);
      return;
    }
    if (!isAwaited) return;
    signInStore.close();
    request.onSuccess?.(session.user);
  }

  return (
    <Dialog open onClose={signInStore.close} title={heading} description={subtext}>
      <Scene of="raised-bed" className={styles.picture} />
      <SignInProviders onSignedIn={finish} onError={setError} />
      <p role="alert" className={styles.error} hidden={error === null}>
        {error}
      </p>
      <Button variant="text" onClick={signInStore.close}>
        Continue as a guest
      </Button>
    </Dialog>
  );
}

import { showAlert } from '@planted/mfe-kit';
import { Button } from '@planted/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { verifyGoogleToken } from './calls';
import { loadGoogleIdentity } from './google-identity';
import type { SignInOutcome } from './sign-in-providers';
import styles from './sign-in-overlay.module.css';

const failureText = 'Google login failed, please try again or sign in another way';
const buttonWidth = 300;

/** The provider's own button; its credential goes to the server, which alone decides (1 §7, 1 §8). */
export function GoogleSignIn({ clientId, onSignedIn, onError }: SignInOutcome & { clientId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const verify = useEffectEvent(async (token: string) => {
    onError(null);
    try {
      await verifyGoogleToken(token);
      await onSignedIn(failureText);
    } catch (cause) {
      console.warn('Google sign-in failed:', cause);
      onError(failureText);
    }
  });

  useEffect(() => {
    if (isBroken) return;
    let current = true;
    loadGoogleIdentity()
      .then((identity) => {
        if (!current || place.current === null) return;
        identity.initialize({
          client_id: clientId,
          callback: ({ credential }) => (credential ? void verify(credential) : tellButtonFailed()),
        });
        identity.renderButton(place.current, {
          theme: 'outline',
          size: 'large',
          text: 'continue_with',
          width: buttonWidth,
        });
      })
      .catch((cause: unknown) => {
        console.warn('The sign-in button failed:', cause);
        if (!current) return;
        setBroken(true);
        tellButtonFailed();
      });
    return () => {
      current = false;
    };
  }, [clientId, isBroken]);

  if (isBroken) return <Button onClick={() => setBroken(false)}>Try Google again</Button>;
  return <div ref={place} className={styles.google} />;
}

/** 1 §8: an error in the provider's own button, before our server is asked. */
function tellButtonFailed(): void {
  showAlert({ kind: 'error', title: 'Login Failed' });
}

import { showAlert } from '@planted/mfe-kit';
import { Button, LinkButton } from '@planted/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { prepareGoogleSignIn, verifyGoogleToken } from './calls';
import { loadGoogleIdentity } from './google-identity';
import type { SignInOutcome } from './sign-in-outcome';
import { googleFailedText } from './sign-in-words';
import styles from './sign-in-overlay.module.css';

const buttonWidth = 300;

interface GoogleSignInProps extends SignInOutcome {
  readonly clientId: string;
  /** Where a sign-in on Google's own page begins, which needs no script of theirs; null where it is not offered. */
  readonly redirect: string | null;
}

/** The provider's own button; its credential goes to the server, which alone decides (1 §7, 1 §8). */
export function GoogleSignIn({ clientId, redirect, onSignedIn, onError }: GoogleSignInProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isBroken, setBroken] = useState(false);
  const [failures, setFailures] = useState(0);
  const verify = useEffectEvent(async (token: string) => {
    onError(null);
    try {
      await verifyGoogleToken(token);
      await onSignedIn(googleFailedText);
    } catch (cause) {
      console.warn('Google sign-in failed:', cause);
      onError(googleFailedText);
      // A credential answers to one attempt only.
      setFailures((count) => count + 1);
    }
  });

  useEffect(() => {
    if (isBroken) return;
    let current = true;
    Promise.all([loadGoogleIdentity(), prepareGoogleSignIn()])
      .then(([identity, nonce]) => {
        if (!current || place.current === null) return;
        identity.initialize({
          client_id: clientId,
          nonce,
          callback: ({ credential }) => (credential ? void verify(credential) : tellButtonFailed()),
        });
        place.current.replaceChildren();
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
  }, [clientId, isBroken, failures]);

  if (!isBroken) {
    return (
      <div className={styles.ways}>
        <div ref={place} className={styles.google} />
        {redirect !== null && (
          <LinkButton variant="text" href={leavingFrom(redirect)}>
            Sign in on Google's page instead
          </LinkButton>
        )}
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      {redirect !== null && (
        <LinkButton variant="primary" wide href={leavingFrom(redirect)}>
          Continue on Google's page
        </LinkButton>
      )}
      <Button variant={redirect === null ? 'outlined' : 'text'} onClick={() => setBroken(false)}>
        Try Google Again
      </Button>
    </div>
  );
}

/** The gardener comes back to the page that is open now. */
function leavingFrom(redirect: string): string {
  const { pathname, search, hash } = location;
  return `${redirect}?${new URLSearchParams({ return_to: pathname + search + hash })}`;
}

/** 1 §8: an error in the provider's own button, before our server is asked. */
function tellButtonFailed(): void {
  showAlert({ kind: 'error', title: 'Login Failed' });
}

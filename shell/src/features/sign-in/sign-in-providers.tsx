import { Button } from '@planted/ui';
import { useEffect, useState } from 'react';
import { fetchClientConfig } from './calls';
import { DemoSignIn } from './demo-sign-in';
import { GoogleSignIn } from './google-sign-in';
import type { SignInOutcome } from './sign-in-outcome';
import styles from './sign-in-overlay.module.css';

type ClientConfig = Awaited<ReturnType<typeof fetchClientConfig>>;

/** The ways to sign in that this installation offers. */
export function SignInProviders(outcome: SignInOutcome) {
  const [config, setConfig] = useState<ClientConfig | 'loading' | 'failed'>('loading');

  useEffect(() => {
    if (config !== 'loading') return;
    let current = true;
    fetchClientConfig().then(
      (answer) => current && setConfig(answer),
      () => current && setConfig('failed'),
    );
    return () => {
      current = false;
    };
  }, [config]);

  if (config === 'loading') return <p className={styles.wait}>Loading sign-in options...</p>;
  if (config === 'failed') {
    return (
      <div className={styles.providers}>
        <p>We could not reach the sign-in service.</p>
        <Button onClick={() => setConfig('loading')}>Try Again</Button>
      </div>
    );
  }
  if (config.googleClientId === null && !config.demo) {
    return <p>Sign-in isn't set up on this site. You can still use every tool as a guest.</p>;
  }
  return (
    <div className={styles.providers}>
      {config.googleClientId !== null && (
        <GoogleSignIn clientId={config.googleClientId} redirect={config.googleRedirect} {...outcome} />
      )}
      {config.demo && <DemoSignIn {...outcome} />}
      {config.googleClientId !== null && (
        <p className="small">
          Can't sign in with Google? <a href="/account-recovery">Get a sign-in link by email</a>
        </p>
      )}
    </div>
  );
}

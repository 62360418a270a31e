import { Button, Sprout, TextInput } from '@planted/ui';
import { type FormEvent, useState } from 'react';
import { demoSignIn } from './calls';
import type { SignInOutcome } from './sign-in-outcome';
import styles from './sign-in-overlay.module.css';

const maxNameLength = 60;
const failureText = 'Sign-in failed. Please try again or continue as a guest.';

/** A newcomer's way in where no identity provider is configured; several names are several gardeners. */
export function DemoSignIn({ onSignedIn, onError }: SignInOutcome) {
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    setBusy(true);
    onError(null);
    try {
      await demoSignIn(typeof name === 'string' && name.trim() !== '' ? name.trim() : undefined);
      await onSignedIn(failureText);
    } catch (cause) {
      console.warn('Demo sign-in failed:', cause);
      onError(failureText);
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.demo} onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Your name (optional)"
        name="name"
        maxLength={maxNameLength}
        autoComplete="given-name"
        placeholder="Rosa"
      />
      <Button type="submit" variant="primary" wide icon={Sprout} busy={busy} busyLabel="Signing in...">
        Continue as Demo Gardener
      </Button>
    </form>
  );
}

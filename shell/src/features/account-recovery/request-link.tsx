import { Button, Mail, TextInput } from '@planted/ui';
import { type FormEvent, useState } from 'react';
import { ApiError, askRecovery } from './calls';
import styles from './account-recovery-page.module.css';

/** Requests a link by mail. The response is the same whether the address is known or not. */
export function RequestLink() {
  const [email, setEmail] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const [error, setError] = useState<string>();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const address = email.trim();
    if (address === '' || isBusy) return;
    setBusy(true);
    setError(undefined);
    setSentTo(undefined);
    try {
      await askRecovery(address);
      setSentTo(address);
    } catch (cause) {
      console.warn('Recovery link not requested:', cause);
      const status = cause instanceof ApiError ? cause.status : 0;
      setError(refusalWords(status));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        required
        placeholder="rosa@example.org"
        value={email}
        error={error}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button
        type="submit"
        variant="primary"
        wide
        icon={Mail}
        disabled={email.trim() === ''}
        busy={isBusy}
        busyLabel="Sending..."
      >
        Email Me a Link
      </Button>
      <p role="status" className={styles.status}>
        {sentTo !== undefined &&
          `If ${sentTo} belongs to an account here, a message is on its way. Open its link in this browser within an hour.`}
      </p>
    </form>
  );
}

function refusalWords(status: number): string {
  if (status === 400) return 'Please enter a valid email address';
  if (status === 429) return 'Too many requests. Please wait a few minutes, then try again.';
  return 'We could not be reached. Check your connection, then try again.';
}

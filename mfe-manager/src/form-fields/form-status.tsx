import { CircleAlert, CircleCheck, Icon } from '@planted/ui';
import { useEffect, useState } from 'react';
import styles from './form-status.module.css';

/** How long a form shows its outcome, in ms (3 §4). */
const STAYS = 5000;

export interface FormMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** The outcome of a form's last submission; it clears by itself. */
export function useFormMessage(): [FormMessage | undefined, (message: FormMessage | undefined) => void] {
  const [message, setMessage] = useState<FormMessage>();
  useEffect(() => {
    if (!message) return;
    const clock = setTimeout(() => setMessage(undefined), STAYS);
    return () => clearTimeout(clock);
  }, [message]);
  return [message, setMessage];
}

/** Where a form shows its outcome; a live region. */
export function FormStatus({ message }: { message: FormMessage | undefined }) {
  return (
    <div aria-live="polite" className={styles.place}>
      {message && (
        <p className={styles[message.kind]}>
          <Icon of={message.kind === 'error' ? CircleAlert : CircleCheck} size={16} />
          {message.text}
        </p>
      )}
    </div>
  );
}

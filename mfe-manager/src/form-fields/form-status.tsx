import { CircleAlert, CircleCheck, Icon } from '@planted/ui';
import { useEffect, useState } from 'react';
import styles from './form-status.module.css';

/** How long a form says how it went, in ms (3 §4). */
const STAYS = 5000;

export interface FormMessage {
  readonly kind: 'success' | 'error';
  readonly text: string;
}

/** What a form says of its last sending; it clears by itself. */
export function useFormMessage(): [FormMessage | undefined, (message: FormMessage | undefined) => void] {
  const [message, setMessage] = useState<FormMessage>();
  useEffect(() => {
    if (!message) return;
    const clock = setTimeout(() => setMessage(undefined), STAYS);
    return () => clearTimeout(clock);
  }, [message]);
  return [message, setMessage];
}

/** The place in which a form says how it went; it is announced. */
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

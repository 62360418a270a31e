import { newId } from '@planted/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type FormMessage, useFormMessage } from '../form-fields/form-status';
import { refusalOf } from '../gardens/refusal-of';

interface SendForm<Values> {
  /** Sent again with the same key it counts once. */
  readonly send: (values: Values, idempotencyKey: string) => Promise<unknown>;
  readonly success: string;
  /** What it says of a failure, with the server's words where it had some. */
  readonly failure: (refusal: string | undefined) => string;
  /** Empties the form and refreshes the screen. */
  readonly onSent: () => Promise<unknown>;
}

interface Sending<Values> {
  readonly send: (values: Values) => void;
  readonly isSending: boolean;
  readonly message: FormMessage | undefined;
}

/** Submits a form once, however often it is pressed or retried, and shows the outcome. */
export function useSendForm<Values>({ send, success, failure, onSent }: SendForm<Values>): Sending<Values> {
  const [message, setMessage] = useFormMessage();
  const [key, setKey] = useState(newId);
  const sending = useMutation({
    mutationFn: (values: Values) => send(values, key),
    onMutate: () => setMessage(undefined),
    async onSuccess() {
      setKey(newId());
      setMessage({ kind: 'success', text: success });
      await onSent();
    },
    onError(cause) {
      const refusal = refusalOf(cause);
      // What was refused was not done: what is sent next is another thing.
      if (refusal !== undefined) setKey(newId());
      setMessage({ kind: 'error', text: failure(refusal) });
    },
  });
  return { send: (values) => sending.mutate(values), isSending: sending.isPending, message };
}

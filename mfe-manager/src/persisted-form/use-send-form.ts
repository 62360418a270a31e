import { newId } from '@planted/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FormMessage, useFormMessage } from '../form-fields/form-status';
import { isUndone, refusalOf } from '../gardens/refusal-of';

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
  const attempt = useRef<{ readonly content: string; readonly key: string }>(undefined);

  /** The same words sent again, after an answer that never came, are one thing; changed words are another. */
  function keyOf(values: Values): string {
    const content = JSON.stringify(values);
    if (attempt.current?.content !== content) attempt.current = { content, key: newId() };
    return attempt.current.key;
  }

  const sending = useMutation({
    mutationFn: (values: Values) => send(values, keyOf(values)),
    onMutate: () => setMessage(undefined),
    async onSuccess() {
      attempt.current = undefined;
      setMessage({ kind: 'success', text: success });
      await onSent();
    },
    onError(cause) {
      // What was refused was not done: what is sent next is another thing.
      if (isUndone(cause)) attempt.current = undefined;
      setMessage({ kind: 'error', text: failure(refusalOf(cause)) });
    },
  });
  return { send: (values) => sending.mutate(values), isSending: sending.isPending, message };
}

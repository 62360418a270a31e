import { willBeSent } from '@planted/api-client';
import { newId } from '@planted/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type FormMessage, useFormMessage } from '../form-fields/form-status';
import { isUndone, refusalOf } from '../gardens/refusal-of';

interface SendForm<Values> {
  /** Sent again with the same key, and the same moment at which it was sent first, it counts once. */
  readonly send: (values: Values, idempotencyKey: string, at: Date) => Promise<unknown>;
  readonly success: string;
  /** What it says of a failure, with the server's words where it had some. */
  readonly failure: (refusal: string | undefined) => string;
  /** Empties the form: it was sent, or will be. */
  readonly clear: () => Promise<unknown>;
  /** Refreshes the screen. */
  readonly onSent: () => Promise<unknown>;
}

interface Attempt {
  readonly content: string;
  readonly key: string;
  readonly at: Date;
}

interface Sending<Values> {
  readonly send: (values: Values) => void;
  readonly isSending: boolean;
  readonly message: FormMessage | undefined;
}

/** Submits a form once, however often it is pressed or retried, and shows the outcome. */
export function useSendForm<Values>({
  send,
  success,
  failure,
  clear,
  onSent,
}: SendForm<Values>): Sending<Values> {
  const [message, setMessage] = useFormMessage();
  const attempt = useRef<Attempt>(undefined);

  /** The same words sent again, after an answer that never came, are one thing; changed words are another. */
  function attemptOf(values: Values): Attempt {
    const content = JSON.stringify(values);
    if (attempt.current?.content !== content) attempt.current = { content, key: newId(), at: new Date() };
    return attempt.current;
  }

  const sending = useMutation({
    mutationFn(values: Values) {
      const { key, at } = attemptOf(values);
      return send(values, key, at);
    },
    onMutate: () => setMessage(undefined),
    async onSuccess() {
      attempt.current = undefined;
      setMessage({ kind: 'success', text: success });
      await clear();
      await onSent();
    },
    onError(cause) {
      if (willBeSent(cause)) {
        attempt.current = undefined;
        setMessage({ kind: 'success', text: cause.message });
        return clear();
      }
      // What was refused was not done: what is sent next is another thing.
      if (isUndone(cause)) attempt.current = undefined;
      setMessage({ kind: 'error', text: failure(refusalOf(cause)) });
      return undefined;
    },
  });
  return { send: (values) => sending.mutate(values), isSending: sending.isPending, message };
}

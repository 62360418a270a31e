import { ApiError, orWaits } from '@planted/api-client';
import { newId } from '@planted/mfe-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { withdrawOffer } from './offer-undo';

/** What is there now of an entry that another page has changed, in the terms of its call. */
export type Elsewhere = Readonly<Record<string, unknown>>;

interface Change<Input> {
  /** Of the entry: an Undo of its last change is over with this one. */
  readonly id: string;
  /** Sent again with the same key it counts once. */
  readonly send: (input: Input, idempotencyKey: string) => Promise<unknown>;
  readonly onDone: (input: Input) => unknown;
  /** It waits for a signal, is shown as done, and the shell says so. */
  readonly onWaiting: (input: Input) => unknown;
}

export interface Changing<Input> {
  readonly change: (input: Input) => void;
  readonly isSending: boolean;
  /** Why it was refused, or did not arrive. */
  readonly problem: string | undefined;
  /** What is there now, where another page was faster. */
  readonly elsewhere: Elsewhere | undefined;
  /** Forgets what was refused. */
  readonly forget: () => void;
}

/** Sends the change of an entry once, and says what happened where it could not be made. */
export function useChange<Input>({ id, send, onDone, onWaiting }: Change<Input>): Changing<Input> {
  const [key, setKey] = useState(newId);
  const sending = useMutation({
    mutationFn: (input: Input) => orWaits(send(input, key)),
    onSuccess(outcome, input) {
      withdrawOffer(id);
      // The same once more, after it was taken back, is another thing.
      setKey(newId());
      return outcome === 'waits' ? onWaiting(input) : onDone(input);
    },
    // What was refused was not done: what is sent next is another thing.
    onError: (cause) => isRefusal(cause) && setKey(newId()),
  });
  const { error } = sending;
  return {
    change: (input) => sending.mutate(input),
    isSending: sending.isPending,
    problem: error?.message,
    elsewhere: error instanceof ApiError ? error.current : undefined,
    forget: sending.reset,
  };
}

const isRefusal = (cause: Error): boolean => cause instanceof ApiError && cause.status >= 400;

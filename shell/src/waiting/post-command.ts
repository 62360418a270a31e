import type { Outcome, WaitingCommand } from '@planted/outbox';

/** Longest wait for an answer, in milliseconds. */
const LIMIT_MS = 30_000;

export interface PostParts {
  /** Sends with a session that is good. */
  readonly inSession: (send: () => Promise<Response>) => Promise<Response>;
  /** Hears the `x-correlation-id` of what was done. */
  readonly onDone: (correlationId: string) => void;
}

/** A server that is busy or broken says nothing about the command. */
const saysNothing = (status: number): boolean => status >= 500 || status === 429 || status === 408;

/**
 * Tries once to send a command, for the gardener whose it is: where another one is signed in by now, the server does not
 * take it.
 */
export async function postCommand(
  command: WaitingCommand,
  gardener: string,
  { inSession, onDone }: PostParts,
): Promise<Outcome> {
  try {
    const response = await inSession(() =>
      fetch(command.address, {
        method: command.method,
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'idempotency-key': command.key,
          'for-gardener': gardener,
        },
        credentials: 'same-origin',
        body: command.body,
        signal: AbortSignal.timeout(LIMIT_MS),
      }),
    );
    const { status, ok } = response;
    const correlationId = response.headers.get('x-correlation-id');
    const answer: unknown = JSON.parse(await response.text());
    if (ok) {
      if (correlationId !== null) onDone(correlationId);
      return { kind: 'done', answer };
    }
    if (status === 401) return { kind: 'signed-out' };
    return saysNothing(status)
      ? { kind: 'unanswered' }
      : { kind: 'refused', refusal: refusalOf(status, answer) };
  } catch {
    return { kind: 'unanswered' };
  }
}

function refusalOf(status: number, answer: unknown) {
  const { error, code, current } = answer as Record<string, unknown>;
  const message = typeof error === 'string' ? error : `The server returned an error (${status}).`;
  return { status, message, code: typeof code === 'string' ? code : null, current: current ?? null };
}

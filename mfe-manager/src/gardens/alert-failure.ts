import { willBeSent } from '@planted/api-client';
import { showAlert } from '@planted/mfe-kit';
import { refusalOf } from './refusal-of';

interface FailureWords {
  /** Title of what the server refused, and its text, which quotes the server's reason. */
  readonly refused: { readonly title: string; readonly text: (reason: string) => string };
  /** What is said of a call that failed in any other way. */
  readonly broken: { readonly title: string; readonly text: string };
}

/** Tells of a call that failed, in the words that 3 §8 has for it; one that waits for a signal has not failed. */
export function alertFailure(cause: Error, { refused, broken }: FailureWords): void {
  if (willBeSent(cause)) return;
  const reason = refusalOf(cause);
  showAlert(
    reason === undefined
      ? { kind: 'error', ...broken }
      : { kind: 'error', title: refused.title, text: refused.text(reason) },
  );
}

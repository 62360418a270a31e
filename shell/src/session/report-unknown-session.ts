import { dismissAlert, sessionStore, showAlert } from '@planted/mfe-kit';
import { createSlowNotice } from '@planted/mfe-kit/slow-notice';

/** Without an answer for so long, in milliseconds, the connection is slow. */
const SLOW_MS = 3000;

const slow = createSlowNotice({ title: 'Still loading. The connection is slow.' });

/**
 * Says that it is not known yet who is here: after 3 s without an answer, and at once after one that failed. The page is
 * the gardener's all the while, and is filled as soon as there is an answer.
 */
export function reportUnknownSession(): void {
  let failure: number | undefined;
  let endWait: (() => void) | undefined;

  function tryAgain(): void {
    failure = undefined;
    void sessionStore.refresh();
  }

  function wait(): void {
    const clock = setTimeout(() => {
      endWait = slow.add(tryAgain);
    }, SLOW_MS);
    endWait = () => clearTimeout(clock);
  }

  function look(): void {
    const { status, error } = sessionStore.get();
    const isUnknown = status === 'loading';
    if (isUnknown && error === null) return endWait ? undefined : wait();
    endWait?.();
    endWait = undefined;
    if (isUnknown)
      failure ??= showAlert({
        kind: 'error',
        title: 'Your account could not be read',
        text: 'Your gardens are safe. We keep trying.',
        durationMs: Number.POSITIVE_INFINITY,
        action: { label: 'Try again', run: tryAgain },
      });
    else if (failure !== undefined) {
      dismissAlert(failure);
      failure = undefined;
    }
  }

  look();
  sessionStore.subscribe(look);
}

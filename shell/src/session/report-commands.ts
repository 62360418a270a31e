import type {} from '@planted/api-client/command-watch';
import { dismissAlert, showAlert } from '@planted/mfe-kit';
import { createSlowNotice } from '@planted/mfe-kit/slow-notice';
import { isLeaving, noteLeaving } from './leaving';

const slow = createSlowNotice({
  title: 'Still sending. The connection is slow.',
  text: 'What you entered is kept, and nothing is saved twice.',
});

const outcomes = {
  'not-sent': { title: 'No signal', text: 'Nothing was saved or sent. Try again once the signal is back.' },
  unknown: {
    title: 'No answer',
    text: 'We cannot tell if it was saved. Try again: nothing is saved twice.',
  },
};

/**
 * Tells the gardener of every command, of whatever page, that gets no answer (3 s) or finds no network (at once): of that
 * only as long as there is none.
 */
export function reportCommands(): void {
  let last: number | undefined;
  /** It says that there is no signal. */
  let noSignal: number | undefined;
  noteLeaving();
  window.addEventListener('online', () => {
    if (noSignal !== undefined) dismissAlert(noSignal);
  });
  globalThis.plantedCommandWatch = {
    slow(tryAgain) {
      if (last !== undefined) dismissAlert(last);
      return slow.add(tryAgain);
    },
    unanswered(outcome) {
      if (isLeaving()) return;
      last = showAlert({ kind: 'error', ...outcomes[outcome] });
      if (outcome === 'not-sent') noSignal = last;
    },
  };
}

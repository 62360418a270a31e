/** Notices a server that runs and answers nothing any more. */

/** Between two questions, and how many in a row without an answer are too many: a busy machine takes its time. */
const ASK_EVERY_MS = 2_000;
const SILENT_TIMES = 3;

/**
 * Asks a server again and again whether it does its work.
 * @param {object} options
 * @param {() => Promise<boolean>} options.ask rejects or answers false where it does not, after seconds of its own
 * @param {() => Promise<void>} options.onSilent called once for each time it has fallen silent, and not again before
 * it settles
 * @param {number} [options.everyMs]
 * @returns {() => void} stops asking
 */
export function watchAnswers({ ask, onSilent, everyMs = ASK_EVERY_MS }) {
  let silences = 0;
  let stopped = false;
  /** @type {NodeJS.Timeout} */
  let timer;
  const look = async () => {
    const answers = await ask().catch(() => false);
    if (stopped) return;
    silences = answers ? 0 : silences + 1;
    if (silences >= SILENT_TIMES) {
      silences = 0;
      await onSilent();
    }
    if (!stopped) askLater();
  };
  const askLater = () => (timer = setTimeout(look, everyMs).unref());
  askLater();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

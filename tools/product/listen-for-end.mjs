/** Every way in which an operator asks an entry point to end. */
import { readFileSync } from 'node:fs';

const PARENT_LOOK_MS = 500;
/** Ctrl-C reaches us from the terminal and once more through npm; people are slower. */
const SAME_PRESS_MS = 250;
/** What a shell reports for a program ended by Ctrl-C. */
const INTERRUPTED = 130;

/**
 * The first Ctrl-C, SIGTERM or closed terminal asks for an orderly end, the second ends us at once (and, by the kernel
 * or the watchdog, everything that we started). Being started by an npm that is gone counts as asked, too.
 * @param {() => void} onAsked
 * @returns {AbortSignal}
 */
export function listenForEnd(onAsked) {
  const ending = new AbortController();
  // What cannot be printed, on a full disk or to a terminal that is gone, must not end us.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  let askedAt = 0;
  const ask = () => {
    if (ending.signal.aborted) {
      if (Date.now() - askedAt > SAME_PRESS_MS) process.exit(INTERRUPTED);
      return;
    }
    askedAt = Date.now();
    onAsked();
    ending.abort();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, ask);
  if (process.env.npm_lifecycle_event) {
    const npm = starter();
    const look = setInterval(() => {
      if (starter() === npm) return;
      clearInterval(look);
      if (!ending.signal.aborted) ask();
    }, PARENT_LOOK_MS);
    look.unref();
  }
  return ending.signal;
}

/** The process that npm is: our parent, or the parent of the shell that npm runs a script with. */
function starter() {
  const parent = process.ppid;
  try {
    const isShell = /^[^\0]*sh\0-c\0/.test(readFileSync(`/proc/${parent}/cmdline`, 'utf8'));
    const stat = readFileSync(`/proc/${parent}/stat`, 'utf8');
    return isShell ? stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1] : String(parent);
  } catch {
    return String(parent);
  }
}

/**
 * Waits for the process that started it to die (its end of the pipe closes then, however it dies), and passes that on:
 * `node watchdog.mjs <pid> <signal>`. Only used where setpriv is missing.
 */
import { identify, isRunning } from './processes.mjs';

const [pid = '', signal = 'SIGTERM'] = process.argv.slice(2);
const watched = identify(Number(pid));

process.stdin.resume();
process.stdin.on('close', () => {
  if (watched && isRunning(watched)) process.kill(watched.pid, /** @type {NodeJS.Signals} */ (signal));
  process.exit();
});

/** Starts and ends the programs that the product is made of, so that none outlives it. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { until } from './until.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 * @typedef {import('./account.mjs').Account} Account
 *
 * @typedef {readonly (readonly [NodeJS.Signals, number])[]} EndSteps signals in turn, each with the milliseconds it is given
 *
 * @typedef {object} ProcessId a process, told apart from a later one that got the same number
 * @property {number} pid
 * @property {string} since
 *
 * @typedef {object} Program
 * @property {string} command
 * @property {string[]} args
 * @property {Account | undefined} [account]
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {number | 'ignore'} [output] file descriptor for what it prints
 * @property {NodeJS.Signals} endSignal what it gets when this process dies without warning
 */

/** @type {boolean | undefined} */
let setprivWorks;

/** Whether util-linux's setpriv is here; other programs of that name do not know --pdeathsig. */
const hasSetpriv = () =>
  (setprivWorks ??= spawnSync('setpriv', ['--pdeathsig', 'INT', '--', 'true'], { cwd: '/' }).status === 0);

/**
 * Starts a program in a session of its own (Ctrl-C in the terminal reaches only us, we end it in order). The kernel
 * sends it `endSignal` when we die, even by kill -9; where that cannot be asked of the kernel, a small watchdog does it.
 * @param {Program} program
 * @returns {ChildProcess}
 */
export function startProgram({ command, args, account, env, cwd = '/', output = 'ignore', endSignal }) {
  const signal = endSignal.slice('SIG'.length);
  const viaKernel = hasSetpriv();
  const [file, argv] = viaKernel
    ? ['setpriv', ['--pdeathsig', signal, '--', command, ...args]]
    : [command, args];
  const child = spawn(file, argv, {
    ...account,
    env,
    cwd,
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', output, output],
  });
  // Without a listener a program that cannot be started would end us; its 'exit' or lack of a pid informs the caller.
  child.on('error', () => {});
  if (!viaKernel && child.pid !== undefined) startWatchdog(child, endSignal);
  return child;
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} endSignal
 */
function startWatchdog(child, endSignal) {
  const script = fileURLToPath(new URL('./watchdog.mjs', import.meta.url));
  const watchdog = spawn(process.execPath, [script, String(child.pid), endSignal], {
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.on('error', () => {});
  watchdog.unref();
  child.once('exit', () => watchdog.kill('SIGKILL'));
}

/** @param {ChildProcess} child */
export const hasEnded = (child) =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null;

/** @type {WeakMap<ChildProcess, Promise<void>>} */
const ending = new WeakMap();

/**
 * Ends a child: each signal in turn, with the time it is given, until it is gone. Asked again, it sends nothing more.
 * @param {ChildProcess} child
 * @param {EndSteps} steps
 * @returns {Promise<void>} once it has ended
 */
export function endChild(child, steps) {
  const promise = ending.get(child) ?? sendInTurn(child, steps);
  ending.set(child, promise);
  return promise;
}

/**
 * @param {ChildProcess} child
 * @param {EndSteps} steps
 */
async function sendInTurn(child, steps) {
  if (hasEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (const [signal, milliseconds] of steps) {
    child.kill(signal);
    if (await settledWithin(ended, milliseconds)) return;
  }
  child.kill('SIGKILL');
  await ended;
}

/**
 * @param {Promise<unknown>} promise
 * @param {number} milliseconds
 * @returns {Promise<boolean>}
 */
async function settledWithin(promise, milliseconds) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  const inTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return inTime === true;
}

/**
 * Ends a process that is not our child, e.g. one that an earlier run left behind.
 * @param {ProcessId} process_
 * @param {EndSteps} steps
 */
export async function endProcess(process_, steps) {
  for (const [signal, milliseconds] of [...steps, /** @type {const} */ (['SIGKILL', 2000])]) {
    if (!isRunning(process_)) return;
    try {
      process.kill(process_.pid, signal);
    } catch (error) {
      if (isRunning(process_)) {
        throw new Error(
          `Process ${process_.pid} from an earlier run is still running, and this user may not stop it`,
          {
            cause: error,
          },
        );
      }
    }
    if (await until(() => !isRunning(process_), milliseconds)) return;
  }
  throw new Error(`Process ${process_.pid} from an earlier run does not stop`);
}

/**
 * @param {number} pid
 * @returns {ProcessId | undefined} undefined: there is none (a zombie counts as none)
 */
export function identify(pid) {
  const since = process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
  return since === undefined ? undefined : { pid, since };
}

/** @param {ProcessId} process_ */
export const isRunning = (process_) => identify(process_.pid)?.since === process_.since;

/** @param {number} pid */
function startOnLinux(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the program's name in parentheses, and may hold anything; fields 3 and 22 are state and start.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined;
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
function startElsewhere(pid) {
  if (process.platform !== 'win32') {
    const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
    return stdout?.trim() || undefined;
  }
  try {
    process.kill(pid, 0);
    return 'running';
  } catch {
    return undefined;
  }
}

/** Runs one of the workspace's own programs. */
import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * @typedef {object} Step
 * @property {string} command
 * @property {string[]} args
 * @property {NodeJS.ProcessEnv} [env] over the environment's own
 * @property {AbortSignal} [signal] ends it
 * @property {(line: string) => void} [onLine] receives every line it prints, as it comes
 * @property {boolean} [shown] whether it prints straight to our own output
 */

/**
 * @param {Step} step
 * @returns {Promise<{ code: number, output: string }>} `output` is empty when shown
 */
export function runStep({ command, args, env = {}, signal, onLine, shown = false }) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...homeOf(process.env), ...env },
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      signal,
      shell: process.platform === 'win32' && command === 'npm.cmd',
    });
    let output = '';
    let line = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
        output += text;
        if (!onLine) return;
        const lines = (line + text).split('\n');
        line = lines.pop() ?? '';
        lines.forEach(onLine);
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * npm and nx keep things in the home folder. An account without one (or with one it cannot write) gets one in .cache.
 * @param {NodeJS.ProcessEnv} env
 */
function homeOf(env) {
  const home = env.HOME || homedir();
  try {
    accessSync(home, constants.W_OK);
    return { HOME: home };
  } catch {
    const own = join(root, '.cache', 'home');
    mkdirSync(own, { recursive: true });
    return { HOME: own };
  }
}

/**
 * @param {string} name of an installed package
 * @param {string} [binary] of its program, where that has another name
 * @returns {string} the script, to be run by node
 */
export function installedScript(name, binary = name) {
  const folder = join(root, 'node_modules', name);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : (bin[binary] ?? ''));
}

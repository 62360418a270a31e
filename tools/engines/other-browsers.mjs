/** Firefox, and WebKit as its GTK port has it, for the tests of `npm run test:browsers`. */
import { spawnSync } from 'node:child_process';
import { isRoot } from './account.mjs';
import { onPath } from './on-path.mjs';

const INSTALL_MS = 10 * 60_000;

/**
 * By browser: the variables in which the tests look for its programs, each with the names that the program has and
 * Debian's package of it.
 * @type {Record<string, { variable: string, names: string[], debian: string }[]>}
 */
const PROGRAMS = {
  firefox: [{ variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], debian: 'firefox-esr' }],
  webkit: [
    { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], debian: 'webkit2gtk-driver' },
    { variable: 'XVFB_PATH', names: ['Xvfb'], debian: 'xvfb' },
    // Of a network of its own, which a test cuts.
    { variable: 'UNSHARE_PATH', names: ['unshare'], debian: 'util-linux' },
    { variable: 'IP_PATH', names: ['ip'], debian: 'iproute2' },
  ],
};

export const OTHER_BROWSERS = Object.keys(PROGRAMS);

/**
 * The programs that the environment names or that are on the PATH; else, as root with apt-get, Debian's packages.
 * @param {string[]} browsers of OTHER_BROWSERS
 * @param {{ log: (line: string) => void, environment?: NodeJS.ProcessEnv, find?: (name: string) => string | undefined }} options
 * @returns {Record<string, string>} each variable with its program
 * @throws with what is missing, and which package has it
 */
export function findOtherBrowsers(browsers, { log, environment = process.env, find = onPath }) {
  const programs = browsers.flatMap((browser) => PROGRAMS[browser] ?? []);
  const locate = () =>
    programs.map((program) => ({
      ...program,
      path: environment[program.variable] ?? program.names.map(find).find(Boolean),
    }));
  let located = locate();
  const isMissing = () => located.some(({ path }) => path === undefined);
  if (isMissing() && isRoot() && find('apt-get')) {
    const packages = located.filter(({ path }) => path === undefined).map(({ debian }) => debian);
    log(`Installing Debian's ${packages.join(', ')}…`);
    aptGet('update', '--quiet');
    aptGet('install', '--quiet', '--yes', '--no-install-recommends', ...packages);
    located = locate();
  }
  if (isMissing()) {
    const lines = located
      .filter(({ path }) => path === undefined)
      .map(({ names, debian, variable }) => `${names[0]} (Debian: ${debian}; or set ${variable})`);
    throw new Error(`These tests need what is not here: ${lines.join(', ')}.`);
  }
  return Object.fromEntries(located.map(({ variable, path }) => [variable, path ?? '']));
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { env, timeout: INSTALL_MS, stdio: 'ignore' });
}

/** The browser of the browser tests. There is always one, or a clear reason why not. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isRoot } from './account.mjs';
import { onPath } from './on-path.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const HEADLESS_SHELL = 'chromium-headless-shell';
/** Nothing that is there is changed, and an answer that does not come is not waited for. */
const APT_INSTALL = [
  ...['install', '--quiet', '--yes', '--no-install-recommends', '--no-upgrade', '--no-remove'],
  ...['--option', 'Acquire::Retries=1', '--option', 'Acquire::http::Timeout=20'],
];
const INSTALL_MS = 5 * 60_000;

/**
 * CHROME_PATH, a system Chromium or Chrome, one that Playwright downloaded; else, as root, Debian's package, and
 * otherwise Playwright's download. Each is run once, since a browser without its libraries is none.
 * @param {{ log: (line: string) => void, environment?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>} path of a program that starts
 * @throws when there is none and none can be installed
 */
export async function findChromium({ log, environment = process.env }) {
  const given = environment.CHROME_PATH;
  if (given) {
    if (starts(given)) return given;
    throw new Error(`CHROME_PATH is set to ${given}, but that browser does not start.`);
  }
  const { chromium } = await import('playwright-core');
  const installed = [...NAMES.map(onPath), ...MAC_APPS, chromium.executablePath()].find(starts);
  if (installed) return installed;

  if (hasApt()) {
    log("Installing Debian's chromium…");
    install('apt-get', ['update', '--quiet']);
    install('apt-get', [...APT_INSTALL, 'chromium']);
    const debian = onPath('chromium');
    if (debian && starts(debian)) return debian;
  }
  log("Fetching Playwright's Chromium…");
  install(process.execPath, [playwrightCli(), 'install', 'chromium']);
  const fetched = chromium.executablePath();
  if (starts(fetched)) return fetched;
  throw new Error(
    'No Chromium or Chrome found, and none could be installed. Install one, or set CHROME_PATH. ' +
      'The browser tests need it.',
  );
}

/**
 * The browser of tests: CHROME_PATH, or Chromium's headless shell, the same engine without a window's machinery, at half
 * of the processor time (decision 0177). As root Debian's package is installed, in the version of a Chromium that is
 * there; where there is none, any Chromium.
 * @param {{ log: (line: string) => void, environment?: NodeJS.ProcessEnv }} options
 * @returns {Promise<string>} path of a program that starts
 * @throws when there is none and none can be installed
 */
export async function findTestBrowser({ log, environment = process.env }) {
  if (environment.CHROME_PATH) return findChromium({ log, environment });
  const shell = () => [onPath(HEADLESS_SHELL)].find(starts);
  const installed = shell();
  if (installed) return installed;
  if (hasApt()) {
    log(`Installing Debian's ${HEADLESS_SHELL}…`);
    const version = versionOf('chromium-common');
    // Whoever has a Chromium has lists of packages, and waits for no newer ones.
    if (!version) install('apt-get', ['update', '--quiet']);
    install('apt-get', [...APT_INSTALL, version ? `${HEADLESS_SHELL}=${version}` : HEADLESS_SHELL]);
    const debian = shell();
    if (debian) return debian;
  }
  return findChromium({ log, environment });
}

const hasApt = () => isRoot() && onPath('apt-get') !== undefined;

/**
 * @param {string} name of a Debian package
 * @returns {string | undefined} its version; undefined where it is not installed
 */
function versionOf(name) {
  const asked = spawnSync('dpkg-query', ['--show', '--showformat=${Version}', name], { encoding: 'utf8' });
  return (asked.status === 0 && asked.stdout.trim()) || undefined;
}

/** @param {string | undefined} path */
function starts(path) {
  if (!path || !existsSync(path)) return false;
  return spawnSync(path, ['--version'], { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function install(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { env, timeout: INSTALL_MS, stdio: 'ignore' });
}

const playwrightCli = () =>
  fileURLToPath(new URL('../../node_modules/playwright-core/cli.js', import.meta.url));

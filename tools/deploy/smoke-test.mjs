/** Opens every page of a build in a browser, as visitors would get it, before any of them does. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../engines/chromium.mjs';
import { freePort } from '../engines/ports.mjs';
import { endChild, startProgram, until } from '../engines/processes.mjs';
import { root } from '../workspace/root.mjs';
import { DeployProblem } from './deploy-problem.mjs';
import { federatedName, writeList } from './deployments.mjs';
import { publish } from './publish.mjs';

const SERVER = join(root, 'services/gateway/dist/front-end.js');
const STARTS_WITHIN_MS = 30_000;
const SHOWS_WITHIN_MS = 30_000;

/**
 * The shell of this clone, and a server that has its files and the candidate's and no services: a page must show
 * itself, with whatever it says of missing data.
 * @param {string} remote its folder's name
 * @param {import('./read-build.mjs').Build} build
 * @param {(line: string) => void} log
 * @throws DeployProblem where a page does not show, throws, or does what the content security policy forbids
 */
export async function smokeTest(remote, build, log) {
  const staged = mkdtempSync(join(tmpdir(), 'planted-smoke-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startProgram({
    command: process.execPath,
    args: [SERVER],
    cwd: root,
    env: {
      ...process.env,
      FRONT_END: 'all',
      FRONT_ENDS_ROOT: root,
      DEPLOYMENTS_DIR: staged,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: url,
      GOOGLE_CLIENT_ID: '',
    },
    output: 'ignore',
    endSignal: 'SIGKILL',
  });
  const browser = await chromium.launch({
    executablePath: await findChromium({ log }),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    writeList(staged, { [federatedName(remote)]: { ...publish(staged, remote, build), before: [] } });
    const isThere = await until(() => answers(url), STARTS_WITHIN_MS);
    if (!isThere) throw new DeployProblem(`the server of the smoke test does not answer: ${SERVER}`);
    for (const { path } of build.manifest.pages) await openPage(browser, url + path);
  } finally {
    await browser.close();
    await endChild(server, [['SIGTERM', 2000]]);
    rmSync(staged, { recursive: true, force: true });
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 */
async function openPage(browser, address) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(`it threw: ${error.message}`));
  await page.exposeFunction('reportViolation', (/** @type {string} */ what) =>
    faults.push(`the content security policy forbids what it does: ${what}`),
  );
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(globalThis, 'reportViolation')(`${violatedDirective} ${blockedURI}`);
    });
  });
  await page.goto(address);
  const trouble = page.locator('[data-remote-error]');
  await page
    .locator('main h1')
    .first()
    .or(trouble)
    .first()
    .waitFor({ timeout: SHOWS_WITHIN_MS })
    .catch(() => faults.push('it shows no heading'));
  if (await trouble.isVisible())
    faults.push(`it does not open: ${await trouble.getAttribute('data-remote-error')}`);
  await page.close();
  if (faults.length > 0) throw new DeployProblem(`${new URL(address).pathname}: ${faults.join('; ')}`);
}

/** @param {string} url */
const answers = (url) =>
  fetch(`${url}/remotes.json`).then(
    ({ ok }) => ok,
    () => false,
  );

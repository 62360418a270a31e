/** Opens every page of a build in a browser, as visitors would get it, before any of them does. */
import { findChromium } from '../engines/chromium.mjs';
import { launchChromium } from '../engines/launch-chromium.mjs';
import { DeployProblem } from './deploy-problem.mjs';
import { cloneShell, runningShell } from './smoke-test-shells.mjs';

const SHOWS_WITHIN_MS = 30_000;

/**
 * @typedef {object} Shell where a candidate is tried
 * @property {string} url
 * @property {(page: import('playwright-core').Page) => Promise<void>} admit has the page get the candidate
 * @property {() => Promise<void>} close
 */

/**
 * @param {string} remote its folder's name
 * @param {import('./read-build.mjs').Build} build
 * @param {{ shell?: URL | undefined, log: (line: string) => void }} options `shell`: the address of a running product whose
 *   shell is used; absent: this clone's
 * @throws DeployProblem where a page does not show, throws, or does what the content security policy forbids
 */
export async function smokeTest(remote, build, { shell, log }) {
  const browser = await launchChromium(await findChromium({ log }));
  try {
    const tried = await (shell ? runningShell(shell, remote, build) : cloneShell(remote, build));
    try {
      for (const { path } of build.manifest.pages) await openPage(browser, tried, path);
    } finally {
      await tried.close();
    }
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Shell} shell
 * @param {string} path
 */
async function openPage(browser, shell, path) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(`it threw: ${error.message}`));
  await page.exposeFunction('reportViolation', (/** @type {string} */ what) =>
    faults.push(`blocked by the content security policy: ${what}`),
  );
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.get(globalThis, 'reportViolation')(`${violatedDirective} ${blockedURI}`);
    });
  });
  await shell.admit(page);
  await page.goto(shell.url + path).catch((cause) => {
    throw new DeployProblem(`${shell.url} does not answer: ${cause.message.split('\n')[0]}`);
  });
  const failure = page.locator('[data-remote-error]');
  await page
    // Not that of its skeleton, which says nothing of the page.
    .locator('main h1:not([inert] *)')
    .first()
    .or(failure)
    .first()
    .waitFor({ timeout: SHOWS_WITHIN_MS })
    .catch(() => faults.push('it shows no heading'));
  if (await failure.isVisible())
    faults.push(`it does not open: ${await failure.getAttribute('data-remote-error')}`);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  if (faults.length > 0) throw new DeployProblem(`${path}: ${faults.join('; ')}`);
}

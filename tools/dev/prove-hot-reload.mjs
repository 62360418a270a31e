import { readFileSync, utimesSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../engines/chromium.mjs';
import { launchChromium } from '../engines/launch-chromium.mjs';
import { freePort } from '../engines/ports.mjs';
import { root } from '../workspace/root.mjs';
import { serveSources } from './serve-sources.mjs';

const COMPONENT = join(root, 'mfe-finder/src/plant-finder-page.tsx');
const HEADING = '<h1>Plant Finder</h1>';
const CHANGED = '<h1>What grows here</h1>';
/** A busy machine turns some hundred modules, in ms. */
const PAGE_TIMEOUT_MS = 120_000;

/**
 * Types into a field of the plant finder, changes its component, and waits for the change beside the kept text.
 * @param {{ from: string | undefined, log: (line: string) => void }} options from: a running product
 * @throws when the change does not show, or the page was reloaded for it
 */
export async function proveHotReload({ from = 'http://localhost:8080', log }) {
  const server = await serveSources({ remotes: ['mfe-finder'], from: new URL(from), port: await freePort() });
  const browser = await launchChromium(await findChromium({ log }));
  const before = readFileSync(COMPONENT, 'utf8');
  const { atime, mtime } = statSync(COMPONENT);
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(PAGE_TIMEOUT_MS);
    await page.goto(`${server.url}/plant-finder`);
    const field = page.getByRole('main').getByRole('searchbox').first();
    await field.fill('basil');
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    if (!before.includes(HEADING)) throw new Error(`${COMPONENT} has no ${HEADING}`);
    writeFileSync(COMPONENT, before.replace(HEADING, CHANGED));
    await page.getByRole('heading', { name: 'What grows here' }).waitFor();
    const kept = await field.inputValue();
    if (kept !== 'basil') throw new Error(`The change shows, and the field has lost its text: '${kept}'.`);
    await page.locator('body[data-same-page]').waitFor({ timeout: 1000 });
    log('A change in mfe-finder shows at once, and what was typed is still there.');

    const built = page.waitForRequest(/\/mfe\/mfe-manager\/assets\/.+\.js$/);
    await page.goto(`${server.url}/dashboard`);
    await built;
    await page.getByRole('heading', { name: 'Your Gardens' }).first().waitFor();
    log('mfe-manager comes, as it is deployed, from the running product.');
  } finally {
    writeFileSync(COMPONENT, before);
    utimesSync(COMPONENT, atime, mtime);
    await browser.close();
    await server.close();
  }
}

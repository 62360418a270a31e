/** The shells in which a build is tried before it is published: this clone's, or that of a product that runs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../engines/ports.mjs';
import { endChild, startProgram } from '../engines/processes.mjs';
import { until } from '../engines/until.mjs';
import { MANIFEST } from '../build/remote-manifest.mjs';
import { root } from '../workspace/root.mjs';
import { DeployProblem } from './deploy-problem.mjs';
import { federatedName, writeList } from './deployments.mjs';
import { publish } from './publish.mjs';

/**
 * @typedef {import('./read-build.mjs').Build} Build
 * @typedef {import('./smoke-test.mjs').Shell} Shell
 */

const SERVER = join(root, 'services/gateway/dist/front-end.js');
const STARTS_WITHIN_MS = 30_000;

/**
 * The shell of this clone, and a server that has its files and the candidate's and no services: a page must show
 * itself, with whatever it says of missing data.
 * @param {string} remote its folder's name
 * @param {Build} build
 * @returns {Promise<Shell>}
 * @throws DeployProblem
 */
export async function cloneShell(remote, build) {
  const staged = mkdtempSync(join(tmpdir(), 'planted-smoke-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeList(staged, { [federatedName(remote)]: { ...publish(staged, remote, build), before: [] } });
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
  const close = async () => {
    await endChild(server, [['SIGTERM', 2000]]);
    rmSync(staged, { recursive: true, force: true });
  };
  if (!(await until(() => answers(url), STARTS_WITHIN_MS))) {
    await close();
    throw new DeployProblem(`the smoke-test server is not responding: ${SERVER}`);
  }
  return { url, admit: async () => {}, close };
}

/**
 * The shell that visitors have at this moment, under its own policy and with its services. Nothing is changed there: only
 * our browser gets a list with the candidate, and gets its files from here.
 * @param {URL} product
 * @param {string} remote its folder's name
 * @param {Build} build
 * @returns {Promise<Shell>}
 */
export async function runningShell({ origin }, remote, { dist, integrity, manifest }) {
  const { id: version, pages } = manifest;
  const folder = `/mfe/${remote}/@${version}/`;
  return {
    url: origin,
    async admit(page) {
      await page.route(`${origin}/remotes.json`, async (route) => {
        const list = await fetch(`${origin}/remotes.json`)
          .then((answer) => answer.json())
          .catch(() => ({}));
        const listed = { version, manifest: `${folder}remote.json`, integrity, pages };
        await route.fulfill({ json: { remotes: { ...list.remotes, [federatedName(remote)]: listed } } });
      });
      await page.route(`${origin}${folder}**`, (route) => {
        const path = new URL(route.request().url()).pathname.slice(folder.length);
        return Object.hasOwn(manifest.files, path) || path === MANIFEST
          ? route.fulfill({ path: join(dist, path) })
          : route.fulfill({ status: 404 });
      });
      // Field figures are of those who visit.
      await page.addInitScript(() => {
        navigator.sendBeacon = () => true;
      });
    },
    close: async () => {},
  };
}

/** @param {string} url */
const answers = (url) =>
  fetch(`${url}/remotes.json`).then(
    ({ ok }) => ok,
    () => false,
  );

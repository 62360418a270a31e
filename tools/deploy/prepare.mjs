/** A build that may go to visitors, or the reason why not. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { root } from '../workspace/root.mjs';
import { buildPackages } from '../workspace/ensure-built.mjs';
import { checkContract } from './check-contract.mjs';
import { DeployProblem } from './deploy-problem.mjs';
import { federatedName } from './deployments.mjs';
import { readBuild } from './read-build.mjs';
import { smokeTest } from './smoke-test.mjs';

/** What the smoke test serves beside the candidate. */
const AROUND_IT = ['shell', 'gateway', 'illustrations'];

/**
 * @param {string} remote its folder's name
 * @param {{ dist?: string, shell?: URL, browser: boolean, log: (line: string) => void }} options `dist`: a build that is
 *   there; `shell`: the running product in whose shell it is tried
 * @returns {Promise<import('./read-build.mjs').Build>}
 * @throws DeployProblem
 */
export async function prepare(remote, { dist, shell, browser, log }) {
  if (!dist && !existsSync(join(root, remote, 'package.json')))
    throw new DeployProblem(`There is no ${remote} in ${root}: is its name right?`);
  const built = [...(dist ? [] : [remote]), ...(browser && !shell ? AROUND_IT : [])];
  if (built.length > 0) {
    await ensureInstalled({ log });
    log(`building ${built.join(', ')}`);
    await build(built);
  }
  const candidate = readBuild(resolve(dist ?? join(root, remote, 'dist')), federatedName(remote));
  checkContract(candidate.manifest);
  log(`${candidate.manifest.id}: contract and file hashes OK`);
  if (browser) {
    await smokeTest(remote, candidate, { shell, log });
    const shown = candidate.manifest.pages.map(({ path }) => path).join(', ');
    log(`${shown}: smoke test in a browser OK${shell ? `, in the shell of ${shell.origin}` : ''}`);
  }
  return candidate;
}

/**
 * @param {readonly string[]} names of packages
 * @throws DeployProblem with what the build said: over its budget, for example
 */
async function build(names) {
  const { code, output } = await buildPackages({ packages: names });
  if (code !== 0) throw new DeployProblem(`The build failed:\n${output.trim()}`);
}

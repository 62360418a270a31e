/** Whether the shell can serve a build: by versions, and by what of the kit it uses. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfy } from '@module-federation/runtime';
import { root } from '../workspace/root.mjs';
import { DeployProblem } from './deploy-problem.mjs';

const KIT = '@planted/mfe-kit';
const KIT_FOLDER = join(root, 'libs/mfe-kit');

/**
 * @param {import('./read-build.mjs').Build['manifest']} manifest
 * @throws DeployProblem
 */
export function checkContract({ name, shared, uses, pages }) {
  const { version } = JSON.parse(readFileSync(join(KIT_FOLDER, 'package.json'), 'utf8'));
  const range = shared[KIT] ?? '';
  if (!satisfy(version, range)) {
    throw new DeployProblem(
      `${name} was built for ${KIT} ${range}, but the shell has ${version}. Visitors would see an error panel`,
    );
  }
  const lowest = /(\d+)\.(\d+)/.exec(range)?.slice(1).join('.');
  const { exports } = JSON.parse(readFileSync(join(KIT_FOLDER, 'contract', `kit-${lowest}.json`), 'utf8'));
  const later = uses.filter((used) => !exports.includes(used));
  if (later.length > 0) {
    throw new DeployProblem(
      `${name} declares support for ${KIT} ${range} but uses ${later.join(', ')}, which ${lowest} does not have`,
    );
  }
  if (pages.length === 0)
    throw new DeployProblem(`${name} has no pages: list them in its package.json, planted.pages`);
}

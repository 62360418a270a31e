import { join } from 'node:path';
import { root } from '../workspace/root.mjs';

const FEDERATION = join(root, 'shell/src/federation/index.ts');

/**
 * Puts the sources of some micro-frontends in the place of their deployed builds. One server then has them and the
 * shell, with one React and one registry of components, so that a change shows and what is on the screen stays: across
 * two development servers neither would hold. All others come by federation, as they do in the product.
 * @param {readonly string[]} names folders, e.g. 'mfe-finder'
 * @returns {import('vite').Plugin}
 */
export const remotesFromSources = (names) => ({
  name: 'remotes-from-sources',
  enforce: 'pre',
  load: (id) => (id === FEDERATION ? federationWith(names) : null),
});

/** @param {readonly string[]} names */
const federationWith = (names) => `
  import { loadRemoteRoutes as fromBuild } from './load-remote-routes';
  export { RemoteProviders } from './remote-providers';

  const sources = {
${names.map((name) => `    ${name.replaceAll('-', '_')}: () => import(${JSON.stringify(join(root, name, 'src/routes.tsx'))}),`).join('\n')}
  };
  export async function loadRemoteRoutes(name, options) {
    return sources[name] ? (await sources[name]()).default : fromBuild(name, options);
  }
`;

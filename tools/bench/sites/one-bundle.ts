import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const REMOTES = ['mfe-designer', 'mfe-planter', 'mfe-manager', 'mfe-finder', 'mfe-season'];

/** Stands in for the shell's way to its remotes: their routes are a part of the shell. */
const ownRoutes = (root: string): string => `
  import { createRemoteStore } from './remote-store';
  import { RemoteProviders } from '../federation/remote-providers';
  ${REMOTES.map((name, at) => `import routes${at} from ${JSON.stringify(join(root, name, 'src/routes.tsx'))};`).join('\n')}
  const remotes = { ${REMOTES.map((name, at) => `${name.replace('-', '_')}: routes${at}`).join(', ')} };
  const load = async (name) => ({ routes: remotes[name].routes, Providers: RemoteProviders });
  const stores = new Map();
  export function remoteStore(name) {
    if (!stores.has(name)) stores.set(name, createRemoteStore(name, load));
    return stores.get(name);
  }`;

/** Builds shell and remotes as if there were no micro-frontends: all code is one script, loaded with the first page. */
export async function buildOneBundle({ root, outDir }: { root: string; outDir: string }): Promise<void> {
  const asOneBundle: Plugin = {
    name: 'as-one-bundle',
    enforce: 'pre',
    load: (id) => (id.endsWith('/shell/src/remotes/remotes.ts') ? ownRoutes(root) : null),
  };
  await build({
    root: join(root, 'shell'),
    mode: 'bench',
    logLevel: 'error',
    plugins: [asOneBundle],
    build: { outDir, rolldownOptions: { output: { codeSplitting: false } } },
  });
}

/** The build of a micro-frontend: one exposed module, its routes, that the shell loads at run time. */
import './build-environment.mjs';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { sharedAtRunTime } from './shared-at-run-time.mjs';

const routes = './src/routes.tsx';

/**
 * @param {{ name: string }} remote its folder's name, e.g. 'mfe-designer': served at /mfe/<name>/, federated as mfe_designer
 * @returns {import('vite').UserConfig}
 */
export function remoteConfig({ name }) {
  return {
    base: `/mfe/${name}/`,
    plugins: [
      react(),
      federation({
        name: name.replaceAll('-', '_'),
        filename: 'remoteEntry-[hash].js',
        manifest: true,
        dts: false,
        exposes: { './routes': routes },
        // On a busy machine a module may take its time; the default gives up and leaves exports out of the remote.
        moduleParseIdleTimeout: 60,
        shareStrategy: 'loaded-first',
        shared: Object.fromEntries(
          Object.entries(sharedAtRunTime).map(([shared, requiredVersion]) => [
            shared,
            { singleton: true, import: false, requiredVersion },
          ]),
        ),
        // The runtime is the shell's: a remote without it is 20 KiB lighter.
        experiments: { externalRuntime: true },
      }),
    ],
    build: {
      target: 'es2022',
      sourcemap: true,
      rolldownOptions: {
        // A remote has no index.html: its entry is the exposed module.
        input: routes,
        // Of an icon package's two thousand files only those in use are read, which halves the build.
        experimental: { lazyBarrel: true },
      },
      // A data: address would be refused by the content security policy.
      assetsInlineLimit: 0,
    },
  };
}

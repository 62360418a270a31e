/** The build of a micro-frontend: one exposed module, its routes, that the shell loads at run time. */
import './build-environment.mjs';
import { federation } from '@module-federation/vite';
import react from '@vitejs/plugin-react';
import { checkedImports } from './checked-imports.mjs';
import { federationManifest } from './federation-manifest.mjs';
import { chunkGrouping } from './chunk-grouping.mjs';
import { compressedCopies } from './compressed-copies.mjs';
import { kitUses } from './kit-uses.mjs';
import { skeletons } from './skeletons.mjs';
import { remoteManifest } from './remote-manifest.mjs';
import { sharedAtRunTime } from './shared-at-run-time.mjs';
import { withinBudget } from './within-budget.mjs';

const routes = './src/routes.tsx';

/**
 * @param {{ name: string }} remote its folder's name, e.g. 'mfe-designer': served at /mfe/<name>/, federated as mfe_designer
 * @returns {import('vite').UserConfig}
 */
export function remoteConfig({ name }) {
  const federated = name.replaceAll('-', '_');
  const kit = kitUses();
  const pageSkeletons = skeletons(routes);
  return {
    // Its files find each other wherever they are served from: a retry asks for all of them at another address.
    base: './',
    plugins: [
      react(),
      staticImportMap({
        name: federated,
        filename: 'remoteEntry-[hash].js',
        manifest: true,
        dts: false,
        exposes: { './routes': routes },
        shareStrategy: 'loaded-first',
        shared: Object.fromEntries(
          Object.entries(sharedAtRunTime).map(([shared, requiredVersion]) => [
            shared,
            { singleton: true, import: false, requiredVersion },
          ]),
        ),
        // The runtime is the shell's: a remote without it is 20 KiB lighter.
        experiments: { externalRuntime: true },
        moduleParseTimeout: 0,
      }),
      kit.plugin,
      chunkGrouping({ routes, shared: Object.keys(sharedAtRunTime) }),
      checkedImports(),
      pageSkeletons.plugin,
      remoteManifest({
        name: federated,
        shared: sharedAtRunTime,
        exposed: routes,
        uses: kit.names,
        skeletons: pageSkeletons,
      }),
      federationManifest(),
      compressedCopies(),
      withinBudget(name, 'src/routes.tsx'),
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

/**
 * The federation plugin with a static import map, without its guess at when all modules are read. It takes 10 ms
 * without news for the end and then leaves out what it has not yet seen in use, which fails builds on a busy machine.
 * With its end called at the start it lets everything shared be imported, and bundling drops what is unused.
 * @param {Parameters<typeof federation>[0]} options
 * @returns {import('vite').PluginOption[]}
 */
function staticImportMap(options) {
  const plugins = federation(options);
  const guess = plugins.find((plugin) => plugin.name === 'parseEnd');
  if (typeof guess?.buildEnd !== 'function')
    throw new Error('Unsupported version of the federation plugin: its wait mechanism has changed');
  const { buildEnd } = guess;
  return [
    ...plugins,
    {
      name: 'static-import-map',
      enforce: 'post',
      buildStart() {
        buildEnd.call(this);
      },
    },
  ];
}

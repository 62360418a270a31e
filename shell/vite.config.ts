import '../tools/build/build-environment.mjs';
import { compressedCopies } from '../tools/build/compressed-copies.mjs';
import { prerenderedPages } from '../tools/build/prerendered-pages.mjs';
import { serviceWorker } from '../tools/build/service-worker.mjs';
import { importsOfParts } from '../tools/build/imports-of-parts.mjs';
import { withinBudget } from '../tools/build/within-budget.mjs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import reactQueryPackage from '@tanstack/react-query/package.json' with { type: 'json' };
import kitPackage from '../libs/mfe-kit/package.json' with { type: 'json' };

/**
 * Says the order of @planted/ui's style layers before any of them is met: style sheets come chunk by chunk, and a layer
 * that comes first would rank lowest.
 */
const layerOrderFirst: Plugin = {
  name: 'layer-order-first',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `@layer base,ui;${file.source}`;
    }
  },
};

/**
 * All that every page runs at once comes as one script: parts that a later page shares would be fetched apart. The entry
 * names each file, so what comes together anyway is one. What it waits for is another, or it would have run by then.
 */
const groups = [
  { name: 'first-frame', test: /\/src\/first-frame\//, priority: 1 },
  { name: 'index', tags: ['$initial' as const] },
  { name: 'icons', test: /lucide-react/ },
  { name: 'device', test: /\/mfe-kit\/src\/(device-store\/|drafts\/(adopt|browser-store|durable|unload))/ },
  { name: 'session', test: /\/(session-keeper\/(browser-session|hint-cookie)|session\/keep-session)\./ },
  { name: 'install', test: /\/install\/install-(way|habits)/ },
];

/**
 * The script that all others wait for, at its top level. The bundler is not to see it wait: it would then take its own
 * helpers out of the entry, as one more file, lest the wait reach who needs them.
 */
const waitForFirstFrame: Plugin = {
  name: 'wait-for-first-frame',
  renderChunk(code, { name }) {
    if (name !== 'first-frame') return null;
    const waiting = code.replace(/^firstFrame\(\);$/m, 'await $&');
    if (waiting === code) throw new Error('the first frame is not waited for');
    return waiting;
  },
};

/** The host: plain Vite. The federation runtime is an ordinary import that loads with the first remote page. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    layerOrderFirst,
    waitForFirstFrame,
    importsOfParts(`${import.meta.dirname}/src/files/import-part.ts`),
    prerenderedPages(),
    serviceWorker(),
    compressedCopies(),
    withinBudget('shell', 'src/main.tsx'),
  ],
  define: {
    // What the shell hands to remotes, for the range check against what they were built for.
    __KIT_VERSION__: JSON.stringify(kitPackage.version),
    __REACT_QUERY_VERSION__: JSON.stringify(reactQueryPackage.version),
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    // A data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Of an icon package's two thousand files only those in use are read.
      experimental: { lazyBarrel: true },
      // Node has no device, and loads only what prerendering runs.
      ...(!isSsrBuild && { output: { codeSplitting: { groups } } }),
    },
  },
}));

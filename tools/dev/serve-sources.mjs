import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from '../workspace/root.mjs';
import { remotesFromSources } from './remotes-from-sources.mjs';

/** What is not the shell's: calls, builds of micro-frontends, the list of them, pictures. */
const OTHERS = '^/(api|rest|auth|mfe|illustrations)/|^/remotes\\.json$';

/**
 * Serves the shell and `remotes` from their sources; everything else is asked of the product at `from`.
 * @param {{ remotes: readonly string[], from: URL, port: number }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * @throws when the port is taken
 */
export async function serveSources({ remotes, from, port }) {
  const server = await createServer({
    root: join(root, 'shell'),
    configFile: join(root, 'shell/vite.config.ts'),
    cacheDir: join(root, '.cache/vite-dev'),
    logLevel: 'warn',
    clearScreen: false,
    plugins: [remotesFromSources(remotes)],
    // Known from the start: a package that is found later means a reload, and what was on the screen is gone.
    optimizeDeps: {
      entries: ['src/**/*.tsx', ...remotes.map((name) => `../${name}/src/**/*.{ts,tsx}`), '!**/*.test.*'],
    },
    server: {
      host: 'localhost',
      port,
      strictPort: true,
      fs: { allow: [root] },
      proxy: { [OTHERS]: { target: from.origin, changeOrigin: true, headers: { origin: from.origin } } },
    },
  });
  await server.listen();
  return { url: `http://localhost:${server.config.server.port}`, close: () => server.close() };
}

/** Development: the page from its sources with hot reload, its services from a product that runs. */
import { basename, dirname } from 'node:path';
import { ensureInstalled } from '../workspace/ensure-installed.mjs';
import { packages } from '../workspace/packages.mjs';
import { root } from '../workspace/root.mjs';
import { answers, keepServices } from './keep-services.mjs';
import { readDevOptions, USAGE } from './read-dev-options.mjs';

/**
 * @param {object} options
 * @param {string[]} options.args see USAGE
 * @param {NodeJS.ProcessEnv} options.environment
 * @param {(line: string) => void} options.log
 * @param {AbortSignal} options.stopped asks for an orderly end
 * @throws when it cannot start, with what to do
 */
export async function runDev({ args, environment, log, stopped }) {
  const known = packages()
    .filter(({ folder }) => dirname(folder) === root && basename(folder).startsWith('mfe-'))
    .map(({ folder }) => basename(folder));
  const options = readDevOptions(args, environment, known);
  if (!options) return log(USAGE);
  const { remotes, port } = options;
  await ensureInstalled({ log, signal: stopped });
  if (options.from && !(await answers(options.from))) {
    throw new Error(
      `No product is running at ${options.from.origin}. Run npm start, or point to one with --from.`,
    );
  }
  const services = options.from ? undefined : await keepServices({ environment, log, signal: stopped });
  const from = options.from ?? services?.url;
  if (stopped.aborted || !from) return services?.stop();
  // Not before packages are installed.
  const { serveSources } = await import('./serve-sources.mjs');
  const page = await serveSources({ remotes, from, port }).catch(async (/** @type {Error} */ cause) => {
    await services?.stop();
    throw cause;
  });
  log('');
  log(`Planted from its sources: ${page.url}`);
  log(`  ${['shell', ...remotes].join(', ')}: hot reload keeps the page's state`);
  log(`  services${remotes.length < known.length ? ' and the other micro-frontends' : ''}: ${from.origin}`);
  await new Promise((end) => stopped.addEventListener('abort', end));
  // Vite hears the same signal and ends this process as soon as its server is closed: services are asked first.
  await Promise.all([services?.stop(), page.close()]);
}

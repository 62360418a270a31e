import { parseArgs } from 'node:util';

export const USAGE = `npm run dev                                run everything from source, with its own services
npm run dev -- mfe-finder [mfe-…]          run only these from source; the rest comes from a running product
npm run dev -- mfe-finder --from <url>     … from that product, local or deployed (default http://localhost:8080)

PORT sets the page's port (default 5173).`;

const LOCAL_PRODUCT = 'http://localhost:8080';
const FIRST_PORT = '5173';

/**
 * @typedef {object} DevOptions
 * @property {readonly string[]} remotes micro-frontends that are taken from their sources
 * @property {URL | undefined} from the running product that has the rest; undefined: one is started
 * @property {number} port
 */

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} environment
 * @param {readonly string[]} known every micro-frontend that there is
 * @returns {DevOptions | undefined} undefined: they ask how to use it
 * @throws with what is wrong, in one line
 */
export function readDevOptions(args, environment, known) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { from: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return undefined;
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown micro-frontend ${unknown.join(', ')}. Micro-frontends: ${known.join(', ')}.`);
  }
  const from = values.from ?? (positionals.length > 0 ? LOCAL_PRODUCT : undefined);
  if (from !== undefined && !/^https?:$/.test(URL.canParse(from) ? new URL(from).protocol : '')) {
    throw new Error(`--from must be the URL of a running product; got '${from}'.`);
  }
  const port = environment.PORT?.trim() || FIRST_PORT;
  if (!/^\d{1,5}$/.test(port)) throw new Error(`PORT must be a number; got '${port}'.`);
  return {
    remotes: positionals.length > 0 ? positionals : known,
    from: from === undefined ? undefined : new URL(from),
    port: Number(port),
  };
}

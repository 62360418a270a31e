/** The servers, each the same as the others, that answer the paths below a prefix. */
export interface Route {
  /** Begins with a slash; `/` is for every path that no longer prefix has. */
  readonly prefix: string;
  /** Their origins, e.g. http://gateway-1:8080 */
  readonly servers: readonly string[];
}

/**
 * Reads `<prefix>=<origin>,<origin> <prefix>=…`.
 * @throws RangeError that names what cannot be
 */
export function parseRoutes(text: string): readonly Route[] {
  const routes = text.split(/\s+/).filter(Boolean).map(parseRoute);
  const prefixes = routes.map(({ prefix }) => prefix);
  const doubled = prefixes.find((prefix, i) => prefixes.indexOf(prefix) !== i);
  if (doubled !== undefined) throw new RangeError(`${doubled} is routed twice`);
  if (routes.length === 0) throw new RangeError('no route is named');
  return routes;
}

function parseRoute(text: string): Route {
  const [prefix = '', list = ''] = text.split('=', 2);
  if (!/^\/[\w/-]*$/.test(prefix)) throw new RangeError(`'${prefix}' is not a path prefix`);
  const servers = list.split(',').filter(Boolean);
  const wrong = servers.find((server) => !URL.canParse(server) || new URL(server).origin !== server);
  if (wrong !== undefined) throw new RangeError(`${prefix}: '${wrong}' is not the origin of a server`);
  if (servers.length === 0) throw new RangeError(`${prefix}: no server is named`);
  return { prefix, servers };
}

/** The value with the longest prefix that is the path, or a folder of it. */
export function match<T extends { readonly prefix: string }>(
  routes: readonly T[],
  path: string,
): T | undefined {
  const [clean = '/'] = path.split('?', 1);
  const isIn = ({ prefix }: T) => prefix === '/' || clean === prefix || clean.startsWith(`${prefix}/`);
  return routes
    .filter(isIn)
    .reduce<T | undefined>(
      (best, route) => (best && best.prefix.length >= route.prefix.length ? best : route),
      undefined,
    );
}

import type { ModuleFederation } from '@module-federation/runtime';
import { isRemoteRoutes, RemoteError, type RemoteRoutes } from '@planted/mfe-kit';
import { findRemote } from './remote-list';
import { startRuntime } from './runtime';

let runtime: ModuleFederation | undefined;

/**
 * Loads a micro-frontend's routes from where /remotes.json says it is.
 * @param options.isRetry registers it anew, forgetting what failed; other remotes stay as they are
 * @throws RemoteError
 */
export async function loadRemoteRoutes(name: string, options: { isRetry: boolean }): Promise<RemoteRoutes> {
  runtime ??= startRuntime();
  const { manifest } = await findRemote(name);
  runtime.registerRemotes([{ name, type: 'module', entry: manifest }], { force: options.isRetry });
  const exposed = await loadExposed(runtime, name);
  if (!isRemoteRoutes(exposed?.default)) throw new RemoteError('malformed', name);
  return exposed.default;
}

async function loadExposed(from: ModuleFederation, name: string): Promise<{ default?: unknown } | null> {
  try {
    return await from.loadRemote<{ default?: unknown }>(`${name}/routes`);
  } catch (cause) {
    const isVersion =
      cause instanceof Error && /version/i.test(cause.message) && /satisf/i.test(cause.message);
    throw new RemoteError(isVersion ? 'incompatible' : 'unreachable', name, cause);
  }
}

import { isRemoteRoutes, RemoteError, type RemoteRoutes } from '@planted/mfe-kit';
import { fetchManifest } from './manifest';
import { findRemote } from './remote-list';
import { startRuntime } from './runtime';

/** Checked manifests by address, for the runtime to take instead of fetching them again. */
const manifests = new Map<string, string>();
let runtime: ReturnType<typeof startRuntime> | undefined;

/**
 * Loads a micro-frontend's routes from where /remotes.json says it is.
 * @param options.isRetry registers it anew, forgetting what failed; other remotes stay as they are
 * @throws RemoteError
 */
export async function loadRemoteRoutes(name: string, options: { isRetry: boolean }): Promise<RemoteRoutes> {
  const { manifest } = await findRemote(name);
  const entry = new URL(options.isRetry ? anew(manifest) : manifest, location.origin).href;
  manifests.set(entry, await fetchManifest(name, entry));
  runtime ??= startRuntime(manifests);
  runtime.registerRemotes([{ name, type: 'module', entry }], { force: options.isRetry });
  const exposed = await runtime
    .loadRemote<{ default?: unknown }>(`${name}/routes`)
    .catch((cause: unknown) => Promise.reject(new RemoteError('unreachable', name, cause)));
  if (!isRemoteRoutes(exposed?.default)) throw new RemoteError('malformed', name);
  return exposed.default;
}

/**
 * The same file at an address not used before, and with it all that it names. A browser keeps a module that arrived
 * broken, under its address, for as long as the page is open. The gateway leaves the segment out.
 */
const anew = (manifest: string): string => manifest.replace(/[^/]+$/, `~${Date.now().toString(36)}/$&`);

import { isRemoteRoutes, RemoteError, type RemoteErrorCode, type RemoteRoutes } from '@planted/mfe-kit';
import type { LoadOptions } from '../remotes/remote-store';
import { openFiles } from './checked-files';
import { preloadData } from './preload-data';
import { fetchManifest } from './manifest';
import { findRemote } from './remote-list';
import { startRuntime } from './runtime';

let runtime: ReturnType<typeof startRuntime> | undefined;

/**
 * Loads a micro-frontend's routes from where /remotes.json says it is.
 * @param options.isRetry registers it again, forgetting what failed; other remotes stay as they are
 * @param options.path the page that it is wanted for, whose own code comes beside the rest
 * @param list the answer to /remotes.json
 * @throws RemoteError
 */
export async function loadRemoteRoutes(
  name: string,
  options: LoadOptions,
  list?: Promise<Response>,
): Promise<RemoteRoutes> {
  const listed = await findRemote(name, list);
  const address = new URL(options.isRetry ? anew(listed.manifest) : listed.manifest, location.origin).href;
  const isReplaced = async () => {
    const current = await findRemote(name);
    return current.manifest !== listed.manifest || current.version !== listed.version;
  };
  const manifest = await fetchManifest(name, address, listed.integrity).catch(async (cause: unknown) => {
    // Copied over in place since this page began, which no longer finds what it began with.
    const isGone = isOneOf(cause, 'altered', 'unreachable') && (await isReplaced().catch(() => false));
    throw isGone ? new RemoteError('replaced', name, cause) : cause;
  });
  const page = manifest.pages.find(({ path }) => path === options.path);
  preloadData(manifest.pages.find(({ path }) => path === location.pathname)?.data ?? []);
  await openFiles({ manifest, address, isReplaced }, page?.script);
  runtime ??= startRuntime();
  const entry = new URL(manifest.entry, address).href;
  runtime.registerRemotes([{ name, type: 'module', entry }], { force: options.isRetry });
  const exposed = await runtime
    .loadRemote<{ default?: unknown }>(`${name}/routes`)
    .catch((cause: unknown) => Promise.reject(new RemoteError('unreachable', name, cause)));
  if (!isRemoteRoutes(exposed?.default)) throw new RemoteError('malformed', name);
  return exposed.default;
}

const isOneOf = (cause: unknown, ...codes: readonly RemoteErrorCode[]): boolean =>
  cause instanceof RemoteError && codes.includes(cause.code);

/**
 * The same file at an address not used before, and with it all that it names. A browser keeps a module that arrived
 * broken, under its address, for as long as the page is open. The gateway leaves the segment out.
 */
const anew = (manifest: string): string => manifest.replace(/[^/]+$/, `~${Date.now().toString(36)}/$&`);

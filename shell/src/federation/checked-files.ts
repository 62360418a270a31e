import { RemoteError } from '@planted/mfe-kit';
import type { RemoteManifest } from '@planted/mfe-kit/contract';
import { checkWorkerScriptsBy } from '@planted/mfe-kit/worker-scripts';
import { insertLink } from './insert-link';
import { readScript } from './read-script';
import { whyNotArrived } from './why-not-arrived';

/** What a remote's build has before each of its dynamic imports (tools/build/checked-imports.mjs). */
declare global {
  var plantedFiles: ((specifier: string, importer: string) => Promise<void>) | undefined;
}

export interface LoadedRemoteFiles {
  readonly manifest: RemoteManifest;
  /** Absolute address of the manifest; the files are beside it. */
  readonly address: string;
  /** Whether another version has been deployed since. */
  readonly isReplaced: () => Promise<boolean>;
}

/** By absolute address: files that are here, as the manifest has them, or on their way. */
const fetched = new Map<string, Promise<void>>();
const remotes: LoadedRemoteFiles[] = [];

/**
 * Has every file of this remote fetched by its hash from now on, and fetches the entry, its routes and what they import.
 * @param page one that will be imported soon, fetched beside them; what fails in it, that import says
 * @throws RemoteError 'altered', 'unreachable' or 'replaced'
 */
export async function openFiles(remote: LoadedRemoteFiles, page?: string): Promise<void> {
  globalThis.plantedFiles ??= fetchImported;
  checkWorkerScriptsBy(checkScript);
  remotes.push(remote);
  const { entry, exposed } = remote.manifest;
  const runFirst = fetchFiles(remote, [entry, exposed]);
  if (page !== undefined) fetchFiles(remote, [page]).catch(() => {});
  await runFirst;
}

async function fetchImported(specifier: string, importer: string): Promise<void> {
  const address = new URL(specifier, importer).href;
  const remote = remoteOf(address);
  if (!remote) throw new TypeError(`${importer} does not belong to a loaded remote`);
  await fetchFiles(remote, [pathOf(remote, address)]);
}

/** @returns the address of what was read by its hash; in development there is none for what comes from its sources */
async function checkScript(script: string): Promise<string> {
  const address = new URL(script, location.href).href;
  const remote = remoteOf(address);
  return remote ? readScript(address, remote.manifest.files[pathOf(remote, address)]?.integrity) : script;
}

/** A retry's folder lies within that of what failed. */
const remoteOf = (address: string): LoadedRemoteFiles | undefined =>
  remotes
    .filter(({ address: manifest }) => address.startsWith(folderOf(manifest)))
    .toSorted((one, other) => other.address.length - one.address.length)[0];

const pathOf = (remote: LoadedRemoteFiles, address: string): string =>
  address.slice(folderOf(remote.address).length);

/** All at once, with everything that they import: a browser would find the next only when it has read the last. */
async function fetchFiles(remote: LoadedRemoteFiles, paths: readonly string[]): Promise<void> {
  const { files } = remote.manifest;
  const needed = new Set(paths);
  for (const path of needed)
    for (const next of [...(files[path]?.imports ?? []), ...(files[path]?.styles ?? [])]) needed.add(next);
  await Promise.all([...needed].map((path) => fetchFile(remote, path)));
}

function fetchFile(remote: LoadedRemoteFiles, path: string): Promise<void> {
  const address = new URL(path, remote.address).href;
  const existing = fetched.get(address);
  if (existing) return existing;
  const integrity = remote.manifest.files[path]?.integrity;
  const file = (
    integrity ? insertLink(address, integrity) : Promise.reject(new Error('is not listed'))
  ).catch(async (cause: unknown) => {
    throw new RemoteError(await reasonOf(remote, address), remote.manifest.name, cause);
  });
  fetched.set(address, file);
  return file;
}

async function reasonOf({ isReplaced }: LoadedRemoteFiles, address: string) {
  const reason = await whyNotArrived(address);
  if (reason === 'altered') return reason;
  return (await isReplaced().catch(() => false)) ? 'replaced' : 'unreachable';
}

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);

import { RemoteError } from '@planted/mfe-kit';
import type { RemoteManifest } from '@planted/mfe-kit/contract';
import { checkWorkerScriptsBy } from '@planted/mfe-kit/worker-scripts';
import { bringScript } from '../files/bring-script';
import { insertLink, isStyleSheet } from '../files/insert-link';
import { readScript } from './read-script';
import { classifyLoadFailure } from './classify-load-failure';

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

/** By absolute address: files that are in the page, as the manifest has them, or on their way; and scripts that failed. */
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
  // At once by links, which browsers may never try again: a retry of a remote has addresses of its own.
  const runFirst = fetchFiles(remote, neededBy(remote, [entry, exposed]));
  if (page !== undefined) fetchFiles(remote, neededBy(remote, [page])).catch(() => {});
  await runFirst;
}

async function fetchImported(specifier: string, importer: string): Promise<void> {
  const address = new URL(specifier, importer).href;
  const remote = remoteOf(address);
  if (!remote) throw new TypeError(`${importer} does not belong to a loaded remote`);
  const paths = neededBy(remote, [pathOf(remote, address)]);
  // All of them, before the first of them gets into the page: what is missing here can be asked for again.
  await Promise.all(paths.map((path) => bringFile(remote, path)));
  await fetchFiles(remote, paths);
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

/** With everything that they import: a browser would find the next only when it has read the last. */
function neededBy({ manifest: { files } }: LoadedRemoteFiles, paths: readonly string[]): readonly string[] {
  const needed = new Set(paths);
  for (const path of needed)
    for (const next of [...(files[path]?.imports ?? []), ...(files[path]?.styles ?? [])]) needed.add(next);
  return [...needed];
}

/** All at once. */
async function fetchFiles(remote: LoadedRemoteFiles, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => fetchFile(remote, path)));
}

function fetchFile(remote: LoadedRemoteFiles, path: string): Promise<void> {
  const address = new URL(path, remote.address).href;
  const existing = fetched.get(address);
  if (existing) return existing;
  const file = withReason(remote, path, insertLink);
  fetched.set(address, file);
  // A script that failed so may never be asked for again under this address.
  if (isStyleSheet(address)) file.catch(() => fetched.delete(address));
  return file;
}

/** Has the browser hold a script that is not in the page yet; style sheets can fail there and be asked for again. */
async function bringFile(remote: LoadedRemoteFiles, path: string): Promise<void> {
  const address = new URL(path, remote.address).href;
  if (!fetched.has(address) && !isStyleSheet(address)) await withReason(remote, path, bringScript);
}

/** @throws RemoteError that says why the file did not come */
async function withReason(
  remote: LoadedRemoteFiles,
  path: string,
  bring: (address: string, integrity: string) => Promise<void>,
): Promise<void> {
  const address = new URL(path, remote.address).href;
  const { integrity = '' } = remote.manifest.files[path] ?? {};
  try {
    if (!integrity) throw new Error('is not listed');
    await bring(address, integrity);
  } catch (cause) {
    throw new RemoteError(await reasonOf(remote, address, integrity), remote.manifest.name, cause);
  }
}

async function reasonOf({ isReplaced }: LoadedRemoteFiles, address: string, integrity: string) {
  const reason = await classifyLoadFailure(address, integrity);
  if (reason === 'altered') return reason;
  return (await isReplaced().catch(() => false)) ? 'replaced' : 'unreachable';
}

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);

import { AlteredError, integrityOf, type KeptFiles } from './kept-files';
import type { FileHashes, KeptLists, KeptSkeleton, RemoteSet, Visitor } from './kept-lists';
import { namedPictures } from './named-pictures';
import { severalAtOnce } from './several-at-once';

/** As /remotes.json has it. */
interface ListedRemote {
  readonly manifest: string;
  readonly integrity?: string;
}

/** As remote.json has it (libs/mfe-kit/src/contract/remote.schema.json), of any version that was ever built. */
interface Manifest {
  readonly pages: readonly {
    readonly path: string;
    readonly skeleton?: Partial<Record<Visitor, string>>;
  }[];
  readonly files: Readonly<Record<string, { readonly integrity: string; readonly styles?: string[] }>>;
}

export const hashOfList = (text: string): Promise<string> => integrityOf(new TextEncoder().encode(text));

interface Parts {
  readonly files: KeptFiles;
  readonly lists: KeptLists;
  readonly now?: () => number;
  readonly fetchManifest?: typeof fetch;
}

/**
 * Keeps every file that a set names. What is altered makes the set bad: it is not used offline, and tabs that began with
 * it ask the network.
 * @throws where a file does not come, or has no room; asked again, it goes on from there
 */
export async function keepSet(
  hash: string,
  { files, lists, now = Date.now, fetchManifest = fetch }: Parts,
): Promise<void> {
  const set = await lists.get('sets', hash);
  if (!set) return;
  const remotes = Object.values<ListedRemote>(JSON.parse(set.text).remotes);
  try {
    const read = await Promise.all(
      remotes
        // Another origin's files are its server's: the worker's policy, which is fixed when it is installed, names this one.
        .filter(({ manifest }) => manifest.startsWith('/'))
        .map((remote) => readRemote(remote, files, fetchManifest)),
    );
    const named: RemoteSet = {
      ...{ text: set.text, state: 'partial', at: now(), pictures: [] },
      files: Object.assign({}, ...read.map((remote) => remote.files)),
      skeletons: Object.assign({}, ...read.map((remote) => remote.skeletons)),
    };
    // First, since what is in no list is swept away; what is whole stays so until it is whole again.
    if (set.state !== 'whole') await lists.put('sets', hash, named);
    await severalAtOnce(Object.entries(named.files), ([path, integrity]) => files.keep(path, integrity));
    const pictures = set.pictures.length > 0 ? set.pictures : await namedPictures(named.files, files);
    await lists.put('sets', hash, { ...named, pictures, state: 'whole' });
  } catch (cause) {
    if (!(cause instanceof AlteredError)) throw cause;
    await lists.put('sets', hash, { ...set, state: 'bad' });
  }
}

async function readRemote(
  { manifest: address, integrity }: ListedRemote,
  files: KeptFiles,
  fetchManifest: typeof fetch,
): Promise<Pick<RemoteSet, 'files' | 'skeletons'>> {
  // Where no one knows its hash beforehand, it is what the server has now.
  const hash = integrity ?? (await hashNow(address, fetchManifest));
  await files.keep(address, hash);
  const manifest = await files.readJson<Manifest>(hash);
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  const hashes: FileHashes = {
    [address]: hash,
    ...Object.fromEntries(
      Object.entries(manifest.files).map(([path, file]) => [folder + path, file.integrity]),
    ),
  };
  const skeletonOf = (file: string | undefined): KeptSkeleton | undefined => {
    const listed = file === undefined ? undefined : manifest.files[file];
    if (!listed) return undefined;
    const styles = (listed.styles ?? []).map((style) => ({
      href: folder + style,
      integrity: manifest.files[style]?.integrity ?? '',
    }));
    return { integrity: listed.integrity, styles };
  };
  const skeletons = manifest.pages.map(({ path, skeleton = {} }) => {
    const [guest, gardener] = [skeletonOf(skeleton.guest), skeletonOf(skeleton.gardener)];
    return [path, { ...(guest && { guest }), ...(gardener && { gardener }) }];
  });
  return { files: hashes, skeletons: Object.fromEntries(skeletons) };
}

async function hashNow(address: string, fetchManifest: typeof fetch): Promise<string> {
  const response = await fetchManifest(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return integrityOf(await response.arrayBuffer());
}

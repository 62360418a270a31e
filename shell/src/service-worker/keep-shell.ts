import type { KeptFiles } from './kept-files';
import type { FileHashes, KeptLists } from './kept-lists';
import { namedPictures } from './named-pictures';
import { severalAtOnce } from './several-at-once';

/** Names the list of the shell's own files; the build sets it (tools/build/service-worker.mjs). */
export interface ShellBuild {
  /** Another with each build. */
  readonly build: string;
  /** Where its list is. */
  readonly list: string;
  readonly integrity: string;
}

/** The list itself. */
interface ShellFiles {
  readonly files: FileHashes;
  /** The path of the file among them that holds the prerendered pages. */
  readonly pages: string;
}

/** Of a page's headers, those that say what it may do. Not those of what is in it, or of whose it is. */
const LASTING = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

export const lastingHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    LASTING.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

interface Parts {
  readonly files: KeptFiles;
  readonly lists: KeptLists;
  readonly now?: () => number;
  readonly fetchPage?: typeof fetch;
}

/** Keeps every file of this build of the shell. @throws where one does not come; asked again, it goes on from there */
export async function keepShell(
  { build, list, integrity }: ShellBuild,
  { files, lists, now = Date.now, fetchPage = fetch }: Parts,
): Promise<void> {
  await files.keep(list, integrity);
  const { files: hashes, pages } = await files.readJson<ShellFiles>(integrity);
  // First: what is in no list is swept away.
  const named = { ...hashes, [list]: integrity };
  const shell = { build, files: named, pages: hashes[pages] ?? '', at: now() };
  await lists.put('shells', build, { ...shell, pictures: [] });
  await severalAtOnce(Object.entries(hashes), ([path, hash]) => files.keep(path, hash));
  await lists.put('shells', build, { ...shell, pictures: await namedPictures(hashes, files) });
  if ((await lists.getSingle('headers')) !== undefined) return;
  const page = await fetchPage('/', { method: 'HEAD', credentials: 'omit' });
  if (page.ok) await lists.putSingle('headers', lastingHeaders(page.headers));
}

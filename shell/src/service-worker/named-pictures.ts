import type { KeptFiles } from './kept-files';
import type { FileHashes } from './kept-lists';

const HAS_NAMES = /\.(js|html|json)$/;
const PICTURE = /\/illustrations\/[\w/-]+\.svg/g;

/** The drawings that kept files name whole, such as that of an empty bed; those of kinds are kept as they are seen. */
export async function namedPictures(hashes: FileHashes, files: Pick<KeptFiles, 'find'>): Promise<string[]> {
  const names = new Set<string>();
  for (const [path, integrity] of Object.entries(hashes)) {
    if (!HAS_NAMES.test(path)) continue;
    const text = await (await files.find(integrity))?.text();
    for (const [name] of text?.matchAll(PICTURE) ?? []) names.add(name);
  }
  return [...names];
}

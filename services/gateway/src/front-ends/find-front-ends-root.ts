import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder above `from` that holds the front ends, or undefined. */
export function findFrontEndsRoot(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'shell', 'package.json'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigurationError } from '@planted/service-kit/process';

/**
 * The folder of the front ends: the one that was set, else the repository that this program is in.
 * @throws ConfigurationError
 */
export function frontEndsRoot(set: string | undefined): string {
  const root = set ?? findAbove(dirname(fileURLToPath(import.meta.url)));
  if (root === undefined)
    throw new ConfigurationError('FRONT_ENDS_ROOT must name the folder of the front ends');
  return root;
}

/** The folder above `from` that holds the front ends, or undefined. */
function findAbove(from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'shell', 'package.json'))) return folder;
    if (folder === dirname(folder)) return undefined;
  }
}

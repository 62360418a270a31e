import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const rootPackage = z.object({ name: z.literal('planted'), version: z.string() });

/** The release that this program belongs to: the version of the repository that it is in. @throws when it is in none */
export function productVersion(from: string = import.meta.dirname): string {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const file = join(folder, 'package.json');
    if (!existsSync(file)) continue;
    const found = rootPackage.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (found.success) return found.data.version;
  }
  throw new Error(`no package.json of Planted above ${from}`);
}

/** Whether one release, such as 0.10.0, came after the other. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  const at = a?.findIndex((number, i) => number !== b?.[i]) ?? -1;
  return at >= 0 && (a?.[at] ?? 0) > (b?.[at] ?? 0);
}

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a file and all that it imports of its own package need from others when they run. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const found = new Set<string>();
  if (seen.has(file)) return found;
  seen.add(file);
  const imports = /^(?:import|export) (?!type\b)[^;]*? from '([^']+)';/gms;
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
    if (!from.startsWith('.')) found.add(from);
    else for (const each of packagesOf(fileOf(join(dirname(file), from)), seen)) found.add(each);
  }
  return found;
}

const fileOf = (path: string): string => (existsSync(`${path}.ts`) ? `${path}.ts` : `${path}.tsx`);

describe('@planted/season-plan/plan', () => {
  it('needs nothing that only browsers have', () => {
    const needed = packagesOf(join(__dirname, 'plan.ts'));
    expect([...needed].sort()).toEqual(['@planted/garden-domain', '@planted/season']);
    expect([...packagesOf(join(__dirname, 'index.ts'))]).toContain('react');
  });
});

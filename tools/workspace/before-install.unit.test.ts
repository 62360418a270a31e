import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './root.mjs';

/** What a module loads at once; a path or the name of a package. */
const loadedBy = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import\s+|(?:import|export)\b[^'";=]*?\bfrom\s+)'([^']+)'/gm),
  ].flatMap(([, name]) => name ?? []);

/** The packages that a module needs to be loaded at all, each with who loads it. */
function packagesOf(file: string, known = new Set<string>()): string[] {
  if (known.has(file)) return [];
  known.add(file);
  return loadedBy(file).flatMap((name) => {
    if (name.startsWith('node:')) return [];
    if (!name.startsWith('.')) return [`${relative(root, file)}: ${name}`];
    return packagesOf(resolve(dirname(file), name), known);
  });
}

/** What a script loads before it has installed anything: all of it, where what it loads is left to install. */
function loadedFirst(script: string): string[] {
  const text = readFileSync(script, 'utf8');
  if (text.includes('ensureInstalled')) return [script];
  const later = [...text.matchAll(/\bimport\('([^']+)'\)/g)].flatMap(([, name]) => name ?? []);
  return [script, ...later.map((name) => resolve(dirname(script), name))];
}

const tools = readdirSync(join(root, 'tools'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mjs') && !name.includes('node_modules'))
  .map((name) => join(root, 'tools', name));

describe('what is run in a fresh clone', () => {
  it('finds what a module loads', () => {
    expect(loadedBy(join(root, 'tools/product/run-product.mjs'))).toContain('../engines/supervise.mjs');
    expect(loadedBy(join(root, 'tools/engines/nats-answers.mjs'))).toContain('@nats-io/jetstream');
    for (const file of tools)
      for (const name of loadedBy(file))
        if (name.startsWith('.')) expect(existsSync(resolve(dirname(file), name))).toBe(true);
  });

  it('needs no package before it has installed them, whichever npm script it is', () => {
    const scripts = readdirSync(join(root, 'tools'))
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => join(root, 'tools', name));
    const first = scripts.flatMap(loadedFirst);
    expect(first.map((file) => relative(root, file))).toContain('tools/product/run-product.mjs');
    const known = new Set<string>();
    expect(first.flatMap((file) => packagesOf(file, known))).toEqual([]);
  });
});

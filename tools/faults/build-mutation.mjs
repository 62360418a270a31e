/** Builds a product with a mutation. */
import { readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../workspace/root.mjs';

/**
 * Builds the services that have the mutation, in a folder of their own.
 * @param {import('./mutation.mjs').Mutation} mutation
 * @returns {Promise<{ programOf: (program: string) => string, remove: () => void }>}
 * @throws when the source lacks the text that the mutation changes
 */
export async function buildMutation({ changes, services }) {
  const plugins = [applying(changes)];
  const { bundle } = await import('../build/bundle.mjs');
  // Inside the repository, where installed packages are found.
  const folder = join(root, '.cache', 'faults');
  rmSync(folder, { recursive: true, force: true });
  for (const service of services) {
    await bundle({
      folder: join(root, 'services', service),
      entries: { main: 'src/main.ts' },
      target: join(folder, service),
      plugins,
    });
  }
  return {
    programOf(program) {
      const service = basename(dirname(dirname(program)));
      return services.includes(service) && basename(program) === 'main.js'
        ? join(folder, service, 'main.js')
        : join(root, program);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/**
 * For a bundler, which then reads changed sources.
 * @param {readonly import('./mutation.mjs').Change[]} changes
 * @returns {{ name: string, load: (id: string) => string | null }}
 * @throws when a source lacks the text that a change is about
 */
export function applying(changes) {
  /** @type {Map<string, string>} */
  const changed = new Map();
  for (const { file, from, to } of changes) {
    const source = changed.get(file) ?? readFileSync(join(root, file), 'utf8');
    if (!source.includes(from)) throw new Error(`${file} has no '${from}'`);
    changed.set(
      file,
      source.replace(from, () => to),
    );
  }
  return { name: 'apply-mutation', load: (id) => changed.get(relative(root, id)) ?? null };
}

/** The outbox of the browser, from its sources, for Node. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../workspace/root.mjs';

const LIBRARY = 'libs/outbox';

/**
 * @param {readonly import('../mutation.mjs').Change[]} changes of its sources, those of other files are left alone
 * @returns {Promise<import('./device.mjs').CreateOutbox>}
 * @throws when the source lacks the text that a change is about
 */
export async function loadOutbox(changes = []) {
  const { bundle } = await import('../../build/bundle.mjs');
  await mkdir(join(root, '.cache'), { recursive: true });
  // Inside the repository, where installed packages are found; another one each time, since Node keeps what it has imported.
  const target = mkdtempSync(join(root, '.cache', 'outbox-'));
  try {
    await bundle({
      ...{ folder: join(root, LIBRARY), entries: { outbox: 'src/index.ts' }, target },
      plugins: [{ name: 'apply-mutation', load: (id) => changed(relative(root, id), changes) }],
    });
    const { createOutbox } = await import(pathToFileURL(join(target, 'outbox.js')).href);
    return createOutbox;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

/**
 * @param {string} file
 * @param {readonly import('../mutation.mjs').Change[]} changes
 * @returns {string | null} its source where something of it is changed
 */
function changed(file, changes) {
  const own = changes.filter((change) => change.file === file);
  if (own.length === 0) return null;
  return own.reduce(
    (source, { from, to }) => {
      if (!source.includes(from)) throw new Error(`${file} has no '${from}'`);
      return source.replace(from, () => to);
    },
    readFileSync(join(root, file), 'utf8'),
  );
}

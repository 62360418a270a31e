/** The outbox of the browser, from its sources, for Node. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../workspace/root.mjs';
import { applying } from '../build-mutation.mjs';

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
      plugins: [applying(changes)],
    });
    const { createOutbox } = await import(pathToFileURL(join(target, 'outbox.js')).href);
    return createOutbox;
  } finally {
    rmSync(target, { recursive: true, force: true });
  }
}

/** A micro-frontend as `npm run new-remote` makes it, built beside the repository's own and gone again. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createRemote } from '../new-remote/create-remote.mjs';
import { root } from '../workspace/root.mjs';
import { installedScript, runStep } from '../workspace/run-step.mjs';

/** What a new micro-frontend names itself in. */
const CHANGED = ['package.json', 'tsconfig.json'];
/** What its build takes from the repository. */
const USED = ['tools', 'libs', 'node_modules', 'tsconfig.base.json'];

/**
 * @template Result
 * @param {string} name e.g. 'community'
 * @param {(dist: string) => Result} take gets its dist folder
 * @returns {Promise<Result>}
 */
export async function withTemplateBuilt(name, take) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  const workshop = mkdtempSync(join(root, '.cache', 'template-'));
  try {
    for (const path of CHANGED) copyFileSync(join(root, path), join(workshop, path));
    for (const path of USED) symlinkSync(join(root, path), join(workshop, path));
    const folder = join(workshop, createRemote(workshop, name));
    const { code, output } = await runStep({
      command: process.execPath,
      args: [installedScript('vite'), 'build', folder],
      env: { NODE_ENV: '' },
    });
    if (code !== 0) throw new Error(`The template does not build:\n${output.trim()}`);
    return take(join(folder, 'dist'));
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

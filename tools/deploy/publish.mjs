/** Puts a build where it can be loaded, under an address that is its own for ever. */
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flush } from './deployments.mjs';
import { filesOf } from './read-build.mjs';

/**
 * No one loads it before remotes.json names it. What is there under its id already is the same, since the id is made
 * from everything in it.
 * @param {string} target
 * @param {string} remote its folder's name
 * @param {import('./read-build.mjs').Build} build
 * @param {{ origin?: string, now?: Date }} [options] `origin` of the server of these files, where that is another than
 *   the product's
 * @returns {import('./deployments.mjs').Deployment}
 */
export function publish(
  target,
  remote,
  { dist, integrity, manifest },
  { origin = '', now = new Date() } = {},
) {
  const folder = join(target, remote);
  const place = join(folder, manifest.id);
  if (!existsSync(place)) {
    const unfinished = join(folder, `.${manifest.id}-${process.pid}`);
    mkdirSync(folder, { recursive: true });
    cpSync(dist, unfinished, { recursive: true });
    for (const path of filesOf(unfinished)) flush(join(unfinished, path));
    try {
      renameSync(unfinished, place);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(place)) throw error;
    }
    flush(folder);
  }
  return {
    version: manifest.id,
    manifest: `${origin}/mfe/${remote}/@${manifest.id}/remote.json`,
    integrity,
    pages: manifest.pages,
    at: now.toISOString(),
  };
}

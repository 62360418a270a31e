import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type ListedRemote, readIfThere, type RemoteList } from './deployments';

const manifest = z.object({
  id: z.string(),
  name: z.string(),
  pages: z.array(z.object({ path: z.string(), title: z.string() })),
});

/**
 * What every micro-frontend is before its first deployment: the list in the shell's own build, and over it the builds
 * beside it, by their remote.json.
 */
export async function readOwnBuilds(root: string): Promise<RemoteList<ListedRemote>> {
  const known = await readIfThere(join(root, 'shell/dist/remotes.json'));
  const listed: RemoteList<ListedRemote> = known === undefined ? {} : JSON.parse(known).remotes;
  const folders = (await readdir(root)).filter((name) => /^mfe-[a-z]+$/.test(name));
  const built = await Promise.all(folders.map((folder) => readBuild(root, folder)));
  return { ...listed, ...Object.fromEntries(built.flat()) };
}

/** @returns none where it was not built, or is being copied at this moment */
async function readBuild(root: string, folder: string): Promise<[name: string, remote: ListedRemote][]> {
  const text = await readIfThere(join(root, folder, 'dist/remote.json'));
  const said = manifest.safeParse(parseIfJson(text));
  if (text === undefined || !said.success) return [];
  const { name, id, pages } = said.data;
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  return [[name, { version: id, manifest: `/mfe/${folder}/remote.json`, integrity, pages }]];
}

function parseIfJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

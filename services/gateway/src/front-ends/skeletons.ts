import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { checkSkeleton } from '@planted/contracts/check-skeleton';
import type { PageSkeleton } from '@planted/contracts/with-skeleton';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { ListedRemote } from './deployments';
import { type FrontEndFolders, locateFile } from './locate-file';

/** What is known of a visitor when a page is sent: whether there is a session. */
export type Visitor = 'guest' | 'gardener';

export type Skeleton = PageSkeleton;

/** No segment begins with a dot. */
const file = z.string().regex(/^(\w[\w.-]*\/)*\w[\w.-]*$/);
const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/);
const byVisitor = z.object({ guest: file, gardener: file }).partial();
const manifest = z.object({
  pages: z.array(
    z.object({
      path: z.string().regex(/^\/[a-z][a-z/-]*$/),
      skeleton: byVisitor.optional(),
      /** What earlier builds call it. */
      outline: byVisitor.optional(),
    }),
  ),
  files: z.record(z.string(), z.object({ integrity, styles: z.array(file).default([]) })),
});

/** Pages of versions: more than a deployment folder is likely to have in use at once. */
const KEPT = 200;

export interface Skeletons {
  /**
   * @param listed the remotes that this visitor gets
   * @param path the page's
   * @returns none where its build has prerendered none, where its files are elsewhere, and where they are not what was
   *   built
   */
  find: (
    listed: Readonly<Record<string, ListedRemote>>,
    path: string,
    visitor: Visitor,
  ) => Promise<Skeleton | undefined>;
}

/** Reads the skeletons of micro-frontends from the builds that are here, each once. */
export function skeletons(folders: FrontEndFolders, log: Pick<Logger, 'warn'>): Skeletons {
  const known = new Map<string, Skeleton | undefined>();
  return {
    async find(listed, path, visitor) {
      const entry = Object.entries(listed).find(([, { pages }]) => pages?.some((page) => page.path === path));
      const [name = '', remote] = entry ?? [];
      // Its hash says which build it is, and that of its remote.json those of all else.
      if (remote?.integrity === undefined || !remote.manifest.startsWith('/mfe/')) return undefined;
      const key = `${remote.manifest} ${remote.integrity} ${path} ${visitor}`;
      if (known.has(key)) return known.get(key);
      let skeleton: Skeleton | undefined;
      try {
        skeleton = await readSkeleton(folders, remote, path, visitor);
      } catch (error) {
        if (!(error instanceof Refusal)) return undefined;
        log.warn(`the skeleton of ${path} (${name} ${remote.version}) is left out: ${error.message}`);
      }
      if (known.size >= KEPT) known.clear();
      known.set(key, skeleton);
      return skeleton;
    },
  };
}

/** What will be no better when it is read again. */
class Refusal extends Error {}

/** @throws Refusal, or what reading a file throws: then it may be there a moment later */
async function readSkeleton(
  folders: FrontEndFolders,
  remote: ListedRemote,
  path: string,
  visitor: Visitor,
): Promise<Skeleton | undefined> {
  const said = manifest.safeParse(JSON.parse(await read(folders, remote.manifest, remote.integrity)));
  if (!said.success) throw new Refusal(z.prettifyError(said.error));
  const { pages, files } = said.data;
  const page = pages.find((each) => each.path === path);
  const name = (page?.skeleton ?? page?.outline)?.[visitor];
  if (name === undefined) return undefined;
  const addressOf = (each: string) => posix.join(posix.dirname(remote.manifest), each);
  const html = await read(folders, addressOf(name), files[name]?.integrity);
  const styles = (files[name]?.styles ?? []).map((style) => {
    const hash = files[style]?.integrity;
    if (hash === undefined || !style.endsWith('.css'))
      throw new Refusal(`${style} is not one of its style sheets`);
    return { href: addressOf(style), integrity: hash };
  });
  try {
    checkSkeleton(html);
  } catch (error) {
    throw new Refusal((error as Error).message);
  }
  return { path, html, styles };
}

/** @throws where it is not there, or not with this hash: a build may be being copied at this moment */
async function read(folders: FrontEndFolders, address: string, hash: string | undefined): Promise<string> {
  const found = locateFile(folders, address);
  if (!found) throw new Error(`${address} is not here`);
  const text = await readFile(join(found.root, found.path), 'utf8');
  if (`sha384-${createHash('sha384').update(text).digest('base64')}` !== hash)
    throw new Error(`${address} does not match its hash`);
  return text;
}

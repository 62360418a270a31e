import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const REMOTE_LIST = 'remotes.json';

const listedRemote = z.object({
  /** The build's id. */
  version: z.string(),
  /** Address of its remote.json: a path, or absolute where it lives on another origin. */
  manifest: z.string().regex(/^(\/mfe\/|https?:\/\/)/),
  /** Hash of its remote.json, which has those of all its files. */
  integrity: z.string().optional(),
  pages: z.array(z.object({ path: z.string(), title: z.string() })).default([]),
});
/** An entry of /remotes.json; the shell's own list names no pages. */
export type ListedRemote = Omit<z.output<typeof listedRemote>, 'pages'> &
  Partial<Pick<z.output<typeof listedRemote>, 'pages'>>;

/** A version that some visitors get instead; `share` of a hundred. */
const canary = listedRemote.extend({ share: z.number().int().min(1).max(99) });
const deployedRemote = z.union([
  listedRemote.extend({ canary: canary.optional() }),
  // Beside the product's own build.
  z.object({ version: z.undefined().optional(), canary }),
  z.object({
    version: z.undefined().optional(),
    canary: z.undefined().optional(),
    before: z.array(z.unknown()),
  }),
]);
export type DeployedRemote = z.output<typeof deployedRemote>;
/** One that can be listed for visitors. */
export type CurrentRemote = ListedRemote & { readonly canary?: z.output<typeof canary> | undefined };

/** By the name that it is federated under, e.g. 'mfe_finder'. */
export type RemoteList<Remote> = Readonly<Record<string, Remote>>;

const file = z.object({ remotes: z.record(z.string(), z.unknown()) });

/**
 * Reads a folder's remotes.json, which `npm run deploy` switches from one moment to the next. An entry that cannot be
 * understood is left out, so that one team's slip is not the others'.
 * @param unusable gets what was left out
 * @throws where the file is there and no list at all
 */
export async function readDeployments(
  folder: string,
  unusable: (what: string) => void,
): Promise<RemoteList<DeployedRemote>> {
  const text = await readIfThere(join(folder, REMOTE_LIST));
  if (text === undefined) return {};
  const { remotes } = file.parse(JSON.parse(text));
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, entry]) => {
      const remote = deployedRemote.safeParse(entry);
      if (!remote.success) unusable(`${name}: ${z.prettifyError(remote.error)}`);
      return remote.success ? [[name, remote.data]] : [];
    }),
  );
}

export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

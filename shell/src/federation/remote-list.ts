import { RemoteError } from '@planted/mfe-kit';
import { askForList } from '../remotes/ask-for-list';

/** Where a remote's deployed version is, as /remotes.json says at run time. */
export interface ListedRemote {
  readonly version: string;
  /** Address of its remote.json. */
  readonly manifest: string;
  /** Hash of its remote.json, which has those of all its files; absent where no one knows it beforehand. */
  readonly integrity?: string | undefined;
}

/**
 * Reads /remotes.json afresh: changing that file deploys or rolls back one team's work without a build of the shell.
 * @param answer to what was asked a moment ago; else it is asked for afresh
 * @throws RemoteError 'list' or 'not-listed'
 */
export async function findRemote(name: string, answer = askForList(true)): Promise<ListedRemote> {
  const list = await readList(name, answer);
  const listed = list.get(name);
  if (listed === undefined) throw new RemoteError('not-listed', name);
  return listed;
}

async function readList(name: string, asked: Promise<Response>): Promise<Map<string, ListedRemote>> {
  try {
    const answer = await asked;
    if (!answer.ok) throw new Error(`/remotes.json answered ${answer.status}`);
    const { remotes } = (await answer.json()) as { remotes: Record<string, Partial<ListedRemote>> };
    return new Map(
      Object.entries(remotes).flatMap(([key, { version, manifest, integrity }]) =>
        typeof version === 'string' && typeof manifest === 'string'
          ? [[key, { version, manifest, integrity: integrity === undefined ? undefined : `${integrity}` }]]
          : [],
      ),
    );
  } catch (cause) {
    throw new RemoteError('list', name, cause);
  }
}

import type { CachePlaces } from './kept-files';

const LISTS = 'planted-lists';

/** Hash of each file by its path, e.g. '/assets/index-447ioMeC.js'. */
export type FileHashes = Readonly<Record<string, string>>;

/** What skeleton a page of a micro-frontend has, and the style sheets it is painted with. */
export interface KeptSkeleton {
  readonly integrity: string;
  readonly styles: readonly { readonly href: string; readonly integrity: string }[];
}

export type Visitor = 'guest' | 'gardener';

/** A build of the shell. */
interface ShellList {
  readonly build: string;
  readonly files: FileHashes;
  /** The file that holds its prerendered pages. */
  readonly pages: string;
  /** The drawings that they name; none until all files are kept. */
  readonly pictures: readonly string[];
  /** When it was begun to be kept, in ms since 1970. */
  readonly at: number;
}

/**
 * One answer to /remotes.json, with the files of all that it names. 'partial': not all of them are kept (yet); 'bad': what
 * one of them brought was not what it had published.
 */
export interface RemoteSet {
  /** The answer as it was: what each visitor gets, their canaries among it. */
  readonly text: string;
  readonly files: FileHashes;
  /** The drawings that they name. */
  readonly pictures: readonly string[];
  /** By the page's path. */
  readonly skeletons: Readonly<Record<string, Partial<Record<Visitor, KeptSkeleton>>>>;
  readonly state: 'partial' | 'whole' | 'bad';
  /** When it was last the answer, in ms since 1970. */
  readonly at: number;
}

/** What a tab began with. */
interface TabStart {
  /** The hash of its answer to /remotes.json; undefined until it has asked. */
  readonly set?: string | undefined;
  readonly build: string;
}

interface Folders {
  readonly shells: ShellList;
  readonly sets: RemoteSet;
  readonly tabs: TabStart;
}

interface Single {
  readonly visitor: Visitor;
  /** Headers of a page, but for those of what is in it. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Which files belong together, and who uses them. They outlive the worker, which browsers end whenever it is idle. */
export function createKeptLists(caches: CachePlaces) {
  let hashes: Promise<ReadonlyMap<string, string>> | undefined;
  const open = () => caches.open(LISTS);

  async function read<T>(key: string): Promise<T | undefined> {
    const found = await (await open()).match(key);
    return found?.json() as Promise<T> | undefined;
  }
  const write = async (key: string, value: unknown) =>
    (await open()).put(key, new Response(JSON.stringify(value)));

  async function all<Folder extends keyof Folders>(
    folder: Folder,
  ): Promise<readonly (readonly [name: string, value: Folders[Folder]])[]> {
    const lists = await open();
    const start = `/lists/${folder}/`;
    const paths = (await lists.keys()).map(({ url }) => new URL(url, 'https://planted').pathname);
    const found = paths.filter((path) => path.startsWith(start));
    const values = await Promise.all(found.map((path) => read<Folders[Folder]>(path)));
    return found.flatMap((path, i) => {
      const value = values[i];
      return value === undefined ? [] : [[decodeURIComponent(path.slice(start.length)), value] as const];
    });
  }

  async function readHashes(): Promise<ReadonlyMap<string, string>> {
    const lists = [...(await all('shells')), ...(await all('sets'))].map(([, list]) => list);
    // What is newest counts where two have a file of one name.
    const inOrder = lists.toSorted((one, other) => one.at - other.at);
    return new Map(inOrder.flatMap(({ files }) => Object.entries(files)));
  }

  const keyOf = (folder: keyof Folders, name: string) => `/lists/${folder}/${encodeURIComponent(name)}`;

  return {
    get: <Folder extends keyof Folders>(folder: Folder, name: string) =>
      read<Folders[Folder]>(keyOf(folder, name)),
    all,
    async put<Folder extends keyof Folders>(folder: Folder, name: string, value: Folders[Folder]) {
      await write(keyOf(folder, name), value);
      if (folder !== 'tabs') hashes = undefined;
    },
    async remove(folder: keyof Folders, name: string) {
      await (await open()).delete(keyOf(folder, name));
      hashes = undefined;
    },
    getSingle: <Name extends keyof Single>(name: Name) => read<Single[Name]>(`/lists/${name}`),
    putSingle: <Name extends keyof Single>(name: Name, value: Single[Name]) => write(`/lists/${name}`, value),
    /** The hash of the file at a path; undefined where no list has it. */
    async hashOf(path: string): Promise<string | undefined> {
      hashes ??= readHashes();
      return (await hashes).get(path);
    },
    /** The set that was last complete, for who cannot ask. */
    async newestSet(): Promise<readonly [hash: string, set: RemoteSet] | undefined> {
      const whole = (await all('sets')).filter(([, { state }]) => state === 'whole');
      return whole.toSorted(([, one], [, other]) => other.at - one.at)[0];
    },
  };
}

export type KeptLists = ReturnType<typeof createKeptLists>;

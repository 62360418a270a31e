import type { Query, QueryClient, QueryFunctionContext } from '@tanstack/react-query';
import { isPublic, keptName } from './kept-names';
import type { ReadStore } from './read-store';

/** So long without an answer, in milliseconds, and what was kept is shown: a network that hangs is no network. */
const PATIENCE_MS = 2500;

export interface ReadKeeperParts {
  readonly store: ReadStore;
  /** Whose reads these are, 'guest' for a guest's; undefined while that is not known. */
  readonly owner: () => string | undefined;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Whether the browser knows that it has no network. */
  readonly isOffline: () => boolean;
  /** Does something when the page has nothing better to do. */
  readonly whenIdle: (act: () => void) => void;
}

type Read<T> = (context: QueryFunctionContext) => T | Promise<T>;

/**
 * Keeps what queries are answered, and answers them with it where the network does not: for the same gardener only, and
 * never in place of a refusal.
 */
export function createReadKeeper({ store, owner, now, wait, isOffline, whenIdle }: ReadKeeperParts) {
  /** By the query's hash: since when what it shows is known, where that is not what the network says now. */
  const kept = new Map<string, number>();
  /** By the query's hash: which of its readings began last. */
  const newest = new Map<string, symbol>();
  /** Hashes of queries that have nothing to show, for want of a network. */
  const missing = new Set<string>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  /** A gardener's own at once, since the page may be left at any moment; the catalog comes again with any other page. */
  function keep({ queryKey }: Query, name: string, whose: string, data: unknown): void {
    const at = now();
    const put = () => {
      if (owner() === whose) store.put(whose, name, { data, at }).catch(() => {});
    };
    if (isPublic(queryKey)) whenIdle(put);
    else put();
  }

  async function lastOf(query: Query, name: string, whose: string) {
    const { data, dataUpdatedAt } = query.state;
    if (data !== undefined) return { data, at: kept.get(query.queryHash) ?? dataUpdatedAt };
    return store.get(whose, name).catch(() => undefined);
  }

  /** As TanStack calls it around each query's own function. */
  async function persister<T>(read: Read<T>, context: QueryFunctionContext, query: Query): Promise<T> {
    const name = keptName(query.queryKey);
    const whose = owner();
    if (name === undefined || whose === undefined) return read(context);
    const { queryHash } = query;
    const own = Symbol(queryHash);
    newest.set(queryHash, own);

    const reading = Promise.resolve(read(context)).then((data) => {
      kept.delete(queryHash);
      missing.delete(queryHash);
      tell();
      keep(query, name, whose, data);
      return data;
    });
    // What shows something already has time: its next answer is not to be taken for one that came.
    const hasShown = query.state.data !== undefined;
    const waited = hasShown ? reading : Promise.race([reading, wait(PATIENCE_MS).then(() => LATE)]);
    const first = await waited.catch((cause: unknown) => {
      if (!isOutage(cause)) throw cause;
      return LATE;
    });
    if (first !== LATE) return first as T;

    // What the network answers meanwhile does not wait for a device that is slow, or does not answer at all.
    const looking = lastOf(query, name, whose);
    const last = await Promise.race([
      looking,
      reading.then(
        () => undefined,
        () => looking,
      ),
    ]);
    if (last === undefined || owner() !== whose)
      return reading.catch((cause: unknown) => {
        const isMissing = isOutage(cause) && isOffline();
        if (isMissing) missing.add(queryHash);
        tell();
        throw isMissing ? new NotKept() : cause;
      });
    kept.set(queryHash, last.at);
    tell();
    reading.then(
      (data) => {
        // Nor in place of what was asked for later.
        if (owner() === whose && newest.get(queryHash) === own)
          context.client.setQueryData(query.queryKey, data);
      },
      (cause: unknown) => {
        // A refusal that came late is shown.
        if (!isOutage(cause))
          void context.client.invalidateQueries({ queryKey: query.queryKey, exact: true });
      },
    );
    return last.data as T;
  }

  return {
    persister,
    keptSince: (hash: string): number | undefined => kept.get(hash),
    isMissing: (hash: string): boolean => missing.has(hash),
    /** Asks again for all that is not what the network says now. */
    askAgain: (client: QueryClient): Promise<void> =>
      client.invalidateQueries({
        predicate: ({ queryHash }) => kept.has(queryHash) || missing.has(queryHash),
      }),
    forget() {
      kept.clear();
      newest.clear();
      missing.clear();
      tell();
    },
    /** @returns stops the listening */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ReadKeeper = ReturnType<typeof createReadKeeper>;

const LATE = Symbol('late');

/** What a page says of a read that there is neither a network for nor anything kept of. */
class NotKept extends Error {
  override readonly name = 'NotKept';
  /** As of a network failure. */
  readonly status = 0;

  constructor() {
    super('No signal, and this device has nothing to show yet.');
  }
}

/** Not a refusal: the network failed, or a server that is busy or broken. */
function isOutage(cause: unknown): boolean {
  if (cause instanceof TypeError) return true;
  const status = typeof cause === 'object' && cause !== null && 'status' in cause ? cause.status : undefined;
  return typeof status === 'number' && (status === 0 || status >= 500);
}

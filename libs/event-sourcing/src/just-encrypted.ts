/** Long enough for this process's read models to come to the event. */
const KEPT_MS = 500;
/** The largest data that is kept, in characters of its JSON: what is larger is worth the way. */
const MAX_SIZE = 16 * 1024;
/** The most events. */
const MAX_KEPT = 64;

/**
 * The data of events that this process has just encrypted, for its read models, which need not ask for the key then. Of a few
 * small ones and for a moment, as they are handed on themselves (`RecentEvents`): what must not be readable after an
 * erasure is not kept.
 */
export class JustEncrypted {
  readonly #json = new Map<string, string>();

  /** @param id of an event that is about to be appended. @param data as it was decided */
  put(id: string, data: unknown): void {
    if (this.#json.size >= MAX_KEPT) return;
    const json = JSON.stringify(data) ?? 'null';
    if (json.length > MAX_SIZE) return;
    this.#json.set(id, json);
    setTimeout(() => this.#json.delete(id), KEPT_MS).unref();
  }

  /** @returns the data as it is read from the log and decrypted; undefined where it is not here (any more) */
  get(id: string): unknown {
    const json = this.#json.get(id);
    return json === undefined ? undefined : JSON.parse(json);
  }
}

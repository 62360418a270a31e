import type { LoggedEvent } from './event';

/** More than are under way at once; of older ones the database knows. */
const KEPT = 1_000;

/**
 * Which events this process has applied to its read models just now: who waits for one of them need not ask the
 * database.
 */
export class LocalProgress {
  readonly #byProjection = new Map<string, Set<string>>();
  readonly #sequences = new Map<string, number>();

  /** @param projection its id. @param events that are behind its live checkpoint, which is committed */
  note(projection: string, events: readonly Pick<LoggedEvent, 'id' | 'sequence'>[]): void {
    const last = events.at(-1);
    if (last) this.#sequences.set(projection, last.sequence);
    const ids = this.#byProjection.get(projection) ?? new Set();
    this.#byProjection.set(projection, ids);
    for (const { id } of events) ids.add(id);
    for (const id of ids) {
      if (ids.size <= KEPT) break;
      ids.delete(id);
    }
  }

  /** The newest that it has applied here; 0 where it has applied none. Others may have applied more. */
  sequence(projection: string): number {
    return this.#sequences.get(projection) ?? 0;
  }

  hasAll(projection: string, ids: readonly string[]): boolean {
    const applied = this.#byProjection.get(projection);
    return applied !== undefined && ids.every((id) => applied.has(id));
  }
}

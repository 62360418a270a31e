import { aboutAll, append, appended, appendOrTellWhy, storeOne, toJson } from './append';
import type { AppendRequest, AppendResult } from './append';
import type { DomainEvent, NewEvent } from './event';
import type { Queryable } from './read-events';
import type { LeaderHere } from './relay/leader-here';

/** The most appends of one batch. */
const MAX_APPENDS = 64;
/** The most characters of their data. */
const MAX_DATA = 1024 * 1024;
/**
 * The most groups on their way at once. With one, what comes just after it has left waits for a whole commit, and
 * PostgreSQL and this process wait for each other; with many, each has few appends.
 */
const MAX_UNDER_WAY = 3;
/** A group without an answer after so many milliseconds is not counted any more: what waits goes beside it. */
const GROUP_TIMEOUT_MS = 20;
/** SQLSTATE classes of what one append can say wrong: its data, a constraint, a limit. */
const FAULTS_OF_ONE = /^(22|23|54)/;

/** An append of one event, with its data as JSON, that waits for its group. */
type Waiting = {
  readonly request: AppendRequest;
  readonly event: NewEvent;
  readonly json: string;
  /** With the event's version; null when it was not stored, for whatever reason. */
  readonly answer: (version: number | null, isInLog?: boolean) => void;
  readonly fail: (error: unknown) => void;
};

type AppendBatcherParts = {
  /** Tells relays that there is something to sequence. */
  readonly announce?: () => void;
  /** Puts appends into the log with their own commit, where that can be: see `LeaderHere.appendInLog`. */
  readonly inLog?: LeaderHere['appendInLog'];
};

/**
 * The appends of one process. One event that comes while little is on its way goes as soon as the event loop has come
 * round, with what came in the same round. What comes while groups are on their way waits until one of them is back,
 * and then goes as one batch: one statement, one transaction, one flush of PostgreSQL's log. No timer waits for more to
 * come.
 *
 * Each is answered as if it had gone alone, when it is on disk. One that is not stored with its group (the stream has
 * moved on, the command was here before, another transaction holds a lock) goes alone after it; a group that fails by
 * what one of them says is repeated one by one. Two to one stream are never in one batch. Several events at once go
 * alone.
 */
export class AppendBatcher {
  readonly #db: Queryable;
  readonly #parts: AppendBatcherParts;
  #waiting: Waiting[] = [];
  #unanswered = 0;
  readonly #untilDrained: (() => void)[] = [];
  #isScheduled = false;
  #underWay = 0;

  constructor(db: Queryable, parts: AppendBatcherParts = {}) {
    this.#db = db;
    this.#parts = parts;
  }

  /** As `append`. */
  async append<E extends DomainEvent>(request: AppendRequest<E>): Promise<AppendResult<E>> {
    this.#unanswered += 1;
    try {
      return await this.#append(request);
    } finally {
      this.#unanswered -= 1;
      if (this.#unanswered === 0) for (const drained of this.#untilDrained.splice(0)) drained();
    }
  }

  /** Waits until nothing that was asked is unanswered. */
  async drained(): Promise<void> {
    if (this.#unanswered > 0) await new Promise<void>((drained) => this.#untilDrained.push(drained));
  }

  async #append<E extends DomainEvent>(request: AppendRequest<E>): Promise<AppendResult<E>> {
    const [event, ...others] = request.events;
    if (!event || others.length > 0) return this.#announced(append(this.#db, request));
    const json = toJson(event);
    const { version, isInLog } = await new Promise<{ version: number | null; isInLog: boolean }>(
      (resolve, fail) => {
        const answer: Waiting['answer'] = (stored, inLog = false) =>
          resolve({ version: stored, isInLog: inLog });
        this.#waiting.push({ request, event, json, answer, fail });
        this.#schedule();
      },
    );
    if (!version) return this.#announced(appendOrTellWhy(this.#db, request));
    if (!isInLog) this.#parts.announce?.();
    return appended(request, version);
  }

  async #announced<E extends DomainEvent>(appending: Promise<AppendResult<E>>): Promise<AppendResult<E>> {
    const result = await appending;
    if (result.outcome === 'appended') this.#parts.announce?.();
    return result;
  }

  #schedule(): void {
    if (this.#isScheduled || this.#underWay >= MAX_UNDER_WAY || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      void this.#send();
    });
  }

  async #send(): Promise<void> {
    let isCounted = true;
    const goOn = () => {
      if (!isCounted) return;
      isCounted = false;
      this.#underWay -= 1;
      this.#schedule();
    };
    this.#underWay += 1;
    const timer = setTimeout(goOn, GROUP_TIMEOUT_MS);
    await this.#store(this.#nextGroup());
    clearTimeout(timer);
    goOn();
  }

  /** Those who have waited longest, in their order; of each stream the first only, for the next one's version. */
  #nextGroup(): Waiting[] {
    const group: Waiting[] = [];
    const left: Waiting[] = [];
    const streams = new Set<string>();
    let room = MAX_DATA;
    for (const waiting of this.#waiting) {
      const { stream } = waiting.request;
      room -= waiting.json.length;
      const isFull = group.length >= MAX_APPENDS || (room < 0 && group.length > 0);
      if (isFull || streams.has(stream)) left.push(waiting);
      else group.push(waiting);
      streams.add(stream);
    }
    this.#waiting = left;
    return group;
  }

  async #alone(group: readonly Waiting[]) {
    return { answer: await storeGroup(this.#db, group), isInLog: false };
  }

  async #store(group: readonly Waiting[]): Promise<void> {
    try {
      // Beside others it would let them wait for the log.
      const inLog = this.#underWay === 1 ? this.#parts.inLog?.((db) => storeGroup(db, group)) : undefined;
      const { answer: versions, isInLog } = await (inLog ?? this.#alone(group));
      for (const [i, { answer }] of group.entries()) answer(versions[i] ?? null, isInLog);
    } catch (error) {
      const isOfOne = group.length > 1 && FAULTS_OF_ONE.test(codeOf(error));
      for (const { answer, fail } of group) {
        if (isOfOne) answer(null);
        else fail(error);
      }
    }
  }
}

/** @returns each one's version, null where it was not stored. */
async function storeGroup(db: Queryable, group: readonly Waiting[]): Promise<readonly (number | null)[]> {
  const [first] = group;
  if (first && group.length === 1) return [await storeOne(db, first.request, first.event, first.json)];
  const about = group.map(({ request }) => aboutAll(request));
  const { rows } = await db.query<{ versions: (number | null)[] }>({
    name: 'event_store.append_group',
    text: 'select event_store.append_group($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13) as versions',
    values: [
      ...(about[0] ?? []).map((_, column) => about.map((values) => values[column])),
      group.map(({ event }) => event.id),
      group.map(({ event }) => event.type),
      group.map(({ event }) => event.schemaVersion),
      group.map(({ json }) => json),
      group.map(({ request }) => request.metadata.fingerprint ?? null),
    ],
  });
  return rows[0]?.versions ?? [];
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

import type { LoggedEvent } from '../event';
import type { Projection } from '../projection/define-projection';
import { definitionHash } from '../projection/definition-hash';
import type { Upcaster } from '../upcast';
import { isFreezing, readLock, writeLock } from './lock-file';
import { recorded } from './frozen-examples';
import { type ForeignTables, readModelFingerprint } from './read-model-fingerprint';
import { mayBeFrozen, problemOfReadModel, type ReadModelLock } from './read-model-lock';
import { createTestDatabase, type TestDatabase } from './test-database';

/** An event as a story tells it; its ids and its place in the log follow from where it is in the story. */
export type StoryEvent = {
  readonly stream: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly actor: string;
  readonly time: string;
  readonly data: unknown;
};

export type FrozenReadModelsOptions = {
  /** Where what was frozen is kept; written by `npm run freeze`. */
  readonly lockFile: string;
  readonly projections: readonly Projection[];
  readonly upcaster: Upcaster;
  readonly stories: Readonly<Record<string, readonly StoryEvent[]>>;
  /** Of one read model each, or of all. */
  readonly foreign?: ForeignTables | readonly ForeignTables[];
};

/**
 * Declares tests that no read model was changed under the version that it has: neither its SQL nor, as far as the stories
 * go, the rows that its handlers write.
 */
export function describeFrozenReadModels(options: FrozenReadModelsOptions): void {
  const { lockFile, projections, upcaster, stories, foreign } = options;
  const frozen = readLock<ReadModelLock>(lockFile);
  const ids = projections.map(({ id }) => id);
  const next = Object.fromEntries(Object.entries(frozen).filter(([id]) => ids.includes(id)));

  describe('frozen read models', () => {
    let database: TestDatabase;
    beforeAll(async () => {
      database = await createTestDatabase({ migrate: false });
    });
    afterAll(async () => {
      if (isFreezing()) writeLock(lockFile, next);
      await database.drop();
    });

    it.each(projections.map((projection) => [`${projection.id} v${projection.version}`, projection]))(
      '%s has the SQL and writes the rows that were frozen',
      async (_name, projection) => {
        const { id, version } = projection;
        const rows: Record<string, string> = {};
        for (const [name, story] of Object.entries(stories)) {
          rows[name] = await readModelFingerprint(
            database.pool,
            { projection, upcaster },
            logOf(story),
            [foreign ?? []].flat().find(({ of = id }) => of === id),
          );
        }
        const now = { version, sql: definitionHash(projection), rows };
        if (isFreezing() && mayBeFrozen(now, frozen[id])) next[id] = now;
        const problem = problemOfReadModel(id, now, next[id]);
        if (problem !== undefined) throw new Error(problem);
      },
    );

    it('are all there', () => {
      const gone = isFreezing() ? [] : Object.keys(frozen).filter((id) => !ids.includes(id));
      expect(
        gone.map((id) => `${id} is frozen and is gone: npm run freeze takes it out of the lock file`),
      ).toEqual([]);
    });
  });
}

function logOf(story: readonly StoryEvent[]): LoggedEvent[] {
  const versions = new Map<string, number>();
  return story.map(({ stream, type, schemaVersion, actor, time, data }, index) => {
    const version = (versions.get(stream) ?? 0) + 1;
    versions.set(stream, version);
    const event = recorded({ type, schemaVersion, data });
    const id = `01900000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`;
    return {
      ...event,
      id,
      stream,
      version,
      sequence: index + 1,
      metadata: { ...event.metadata, actor, time },
    };
  });
}

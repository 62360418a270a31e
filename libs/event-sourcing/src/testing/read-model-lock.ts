/** What is kept of a read model that went out. */
export type ReadModelLock = {
  readonly version: number;
  /** `definitionHash` of its tables. */
  readonly sql: string;
  /** `readModelFingerprint` by the name of the story. */
  readonly rows: Readonly<Record<string, string>>;
};

const FREEZE = 'run npm run freeze, and commit the lock file';

/** What is wrong with a read model beside what was frozen of it, in one line; undefined when nothing is. */
export function problemOfReadModel(
  id: string,
  now: ReadModelLock,
  frozen: ReadModelLock | undefined,
): string | undefined {
  if (!frozen || now.version > frozen.version) return `${id} v${now.version} is not frozen yet: ${FREEZE}`;
  if (now.version < frozen.version)
    return `${id} v${now.version} is older than what was frozen, v${frozen.version}: versions only rise`;
  const change = changeOf(now, frozen);
  if (change !== undefined) {
    return (
      `${id} v${now.version} ${change} than what was frozen, under the same version: raise its version to ` +
      `${frozen.version + 1}, so that it is rebuilt where it is live, then ${FREEZE}`
    );
  }
  const stories = Object.keys(now.rows).filter((story) => frozen.rows[story] === undefined);
  return stories.length > 0 ? `${id} has not been frozen after ${stories.join(', ')}: ${FREEZE}` : undefined;
}

/** Whether this may be frozen now: a new read model, a raised version, or a new story, with all else as it was. */
export const mayBeFrozen = (now: ReadModelLock, frozen: ReadModelLock | undefined): boolean =>
  !frozen ||
  now.version > frozen.version ||
  (now.version === frozen.version && changeOf(now, frozen) === undefined);

function changeOf(now: ReadModelLock, frozen: ReadModelLock): string | undefined {
  if (now.sql !== frozen.sql) return 'has other SQL (tables, create)';
  const story = Object.keys(frozen.rows).find((name) => now.rows[name] !== frozen.rows[name]);
  return story === undefined ? undefined : `writes other rows for the story '${story}'`;
}

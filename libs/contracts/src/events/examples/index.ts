import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Events as they are stored in the databases out there, one for each version of each type, and as they are read today. */
export interface FrozenExample {
  /** Such as 'GardenSaved'. */
  readonly type: string;
  readonly schemaVersion: number;
  /**
   * The data in the log; personal text is encrypted under the key of `personalDataStandIn`. Never changes. Absent in a
   * new example until `npm run freeze` writes it from `current`.
   */
  readonly stored: unknown;
  /** The same in the newest version, decrypted; absent where that is what is stored. */
  readonly current?: unknown;
}

const FILE = /^(?<type>[A-Za-z]+)\.v(?<version>[1-9]\d*)\.json$/;

/** In this folder; for tests only, outside a browser. */
export const EXAMPLES_FOLDER = __dirname;

const readJson = (...path: readonly string[]) =>
  JSON.parse(readFileSync(join(EXAMPLES_FOLDER, ...path), 'utf8'));

/** Every frozen example: `<type>.v<version>.json` in this folder. */
export const frozenExamples: readonly FrozenExample[] = readdirSync(EXAMPLES_FOLDER).flatMap((file) => {
  const { type, version } = FILE.exec(file)?.groups ?? {};
  return type === undefined ? [] : [{ type, schemaVersion: Number(version), ...readJson(file) }];
});

/** An event of a story; personal text is not encrypted in it. */
export interface StoryEvent {
  readonly stream: string;
  readonly type: string;
  readonly schemaVersion: number;
  /** Whose event it is. */
  readonly actor: string;
  /** ISO 8601, UTC. */
  readonly time: string;
  readonly data: unknown;
}

/** Logs that read models are tried on, by name; each is frozen like an example. A new event type comes in a new one. */
export const frozenStories: Readonly<Record<string, readonly StoryEvent[]>> = Object.fromEntries(
  readdirSync(join(EXAMPLES_FOLDER, 'stories')).map((file) => [
    file.replace(/\.json$/, ''),
    readJson('stories', file),
  ]),
);

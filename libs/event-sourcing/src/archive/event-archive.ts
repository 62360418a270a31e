import type { LoggedEvent } from '../event';

/**
 * A file of events: JSON documents, a line each. First a header, then every event of the log in order, then what
 * belongs to them, and last a checksum over all the lines before, with their line ends.
 */
export const ARCHIVE_FORMAT = 'planted-events';
export const ARCHIVE_VERSION = 1;

export type ArchiveHeader = {
  readonly format: typeof ARCHIVE_FORMAT;
  /** Of this format, not of the events: each of those names its own schema version. */
  readonly version: number;
  /** How many events there are: 1 to `count`. */
  readonly count: number;
  /** Whether the keys of personal text are in it, too. */
  readonly keys: boolean;
  /** ISO 8601. */
  readonly exportedAt: string;
};

export type ArchiveLine =
  | { readonly event: LoggedEvent }
  /** A row of a table that belongs to the events, as PostgreSQL makes JSON of it. */
  | { readonly table: string; readonly row: Readonly<Record<string, unknown>> };

export type ArchiveFooter = {
  /** sha256 in hex. */
  readonly checksum: string;
};

/** Actors for whom nothing may be appended any more: without them an imported log would let them in again. */
export const CLOSED_ACTORS = 'event_store.closed_actors';

/** Where the keys are that personal text in events is encrypted with. */
export type KeyTable = {
  /** With its schema. */
  readonly name: string;
  /** Whether this installation can use a key of another: a row, as PostgreSQL makes JSON of it. */
  readonly decrypts: (row: Readonly<Record<string, unknown>>) => boolean;
};

/** The archive is cut, changed, or no archive at all; nothing was changed for it. */
export class BrokenArchiveError extends Error {
  override readonly name = 'BrokenArchiveError';
  readonly code = 'broken-archive';

  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(`line ${line}: ${reason}`);
  }
}

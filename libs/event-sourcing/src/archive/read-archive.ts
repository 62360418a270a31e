import { createHash } from 'node:crypto';
import type { LoggedEvent } from '../event';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  type ArchiveHeader,
  type ArchiveLine,
  BrokenArchiveError,
} from './event-archive';

/** What an archive holds, reported while it is read. */
export type ArchiveContent = { readonly header: ArchiveHeader } | ArchiveLine;

/**
 * Reads an archive's lines and checks everything that can be checked without a database: the format, that events count
 * up without a gap in the log and in each stream, and the checksum. What it has returned is to be trusted only once it
 * has come to its end.
 * @throws BrokenArchiveError naming the line.
 */
export async function* readArchive(lines: AsyncIterable<string>): AsyncGenerator<ArchiveContent> {
  const hash = createHash('sha256');
  const versions = new Map<string, number>();
  let header: ArchiveHeader | undefined;
  let events = 0;
  let at = 0;
  let ended = false;
  for await (const line of lines) {
    at += 1;
    const broken = (reason: string) => new BrokenArchiveError(at, reason);
    if (ended) throw broken('there is data after the checksum');
    const document = parse(line);
    if (document === undefined) throw broken('this line is not JSON: the file is truncated or corrupted');
    if ('checksum' in document && header) {
      if (document['checksum'] !== hash.digest('hex'))
        throw broken('checksum mismatch: the file was changed');
      if (events !== header.count) throw broken(`${events} of ${header.count} events`);
      ended = true;
      continue;
    }
    hash.update(`${line}\n`);
    if (!header) {
      header = readHeader(document);
      if (!header) throw broken(`not an event archive in format ${ARCHIVE_VERSION}`);
      yield { header };
    } else if (isEvent(document)) {
      const { event } = document;
      events += 1;
      if (event.sequence !== events) throw broken(`event ${event.sequence} where ${events} should be`);
      const version = (versions.get(event.stream) ?? 0) + 1;
      if (event.version !== version)
        throw broken(`${event.stream} has version ${event.version} after ${version - 1}`);
      versions.set(event.stream, version);
      yield document;
    } else if (isRow(document)) yield document;
    else throw broken('neither an event nor a row');
  }
  if (!ended) throw new BrokenArchiveError(at + 1, 'the file is truncated: it has no checksum');
}

type Document = Record<string, unknown>;

function parse(line: string): Document | undefined {
  try {
    const value: unknown = JSON.parse(line);
    return isDocument(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isDocument = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readHeader({ format, version, count, keys, exportedAt }: Document): ArchiveHeader | undefined {
  if (format !== ARCHIVE_FORMAT || version !== ARCHIVE_VERSION) return undefined;
  if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return undefined;
  return { format, version, count, keys: keys === true, exportedAt: String(exportedAt) };
}

const TEXTS = ['id', 'stream', 'type'];
/** Each counts from 1. */
const NUMBERS = ['sequence', 'version', 'schemaVersion'];
const METADATA = ['actor', 'time', 'correlationId', 'service'];

function isEvent(document: Document): document is { event: LoggedEvent } {
  const { event } = document;
  if (!isDocument(event) || !isDocument(event['metadata'])) return false;
  const { metadata } = event;
  return (
    TEXTS.every((name) => typeof event[name] === 'string') &&
    NUMBERS.every((name) => Number.isSafeInteger(event[name]) && Number(event[name]) > 0) &&
    METADATA.every((name) => typeof metadata[name] === 'string') &&
    'data' in event
  );
}

const isRow = (document: Document): document is { table: string; row: Record<string, unknown> } =>
  typeof document['table'] === 'string' && isDocument(document['row']);

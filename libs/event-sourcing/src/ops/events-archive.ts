import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BrokenArchiveError } from '../archive/event-archive';
import { exportEvents } from '../archive/export-events';
import { ForeignKeysError, importEvents, StoreNotEmptyError } from '../archive/import-events';
import { startRelay } from '../relay/relay';
import { wait } from '../wakeup';
import { OPS_EXIT, OpsFailure, type OpsTool } from './ops-tool';
import { grouped } from './print-rows';
import { startProgress } from './progress';

/** Only the owner may read what gardeners did. */
const OWNER_ONLY = 0o600;
const CHECK_INTERVAL_MS = 50;

/** Writes the log as it is now to a file that did not exist; a file that is there is complete. */
export async function exportToFile(tool: OpsTool, file: string, withKeys: boolean): Promise<void> {
  const { store, keyTable, signal } = tool;
  if (file !== '-' && existsSync(file)) throw new OpsFailure(`${file} already exists`);
  await sequenceAll(tool);
  const count = await store.head();
  const progress = startProgress(tool, { what: 'export' });
  const lines = Readable.from(
    exportEvents({
      store,
      keyTable: withKeys ? keyTable?.name : undefined,
      now: () => new Date(),
      onProgress: ({ sequence, head }) => progress.tell(sequence, head),
    }),
  );
  if (file === '-') {
    for await (const text of lines) tool.out(String(text).replace(/\n$/, ''));
    return progress.end();
  }
  const unfinished = `${file}.part`;
  try {
    await pipeline(lines, createWriteStream(unfinished, { mode: OWNER_ONLY }), { signal });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    progress.end();
  }
  tool.out(`${file}: ${grouped(count)} events${withKeys ? ', and the personal-data keys' : ''}`);
}

/** What is committed gets its place in the log, also where no product runs that would give it. */
async function sequenceAll({ store, signal }: OpsTool): Promise<void> {
  const relay = startRelay({ store, holder: `ops-${process.pid}` });
  try {
    while (!signal.aborted) {
      const { rowCount } = await store.pool.query('select from event_store.pending limit 1');
      if (rowCount === 0) return;
      await wait(CHECK_INTERVAL_MS, signal);
    }
  } finally {
    await relay.stop();
  }
}

/** @throws OpsFailure when the file is broken or events are here already; then nothing has changed. */
export async function importFromFile(tool: OpsTool, file: string): Promise<void> {
  const { store, keyTable, signal } = tool;
  if (!existsSync(file)) throw new OpsFailure(`no such file: ${file}`);
  const progress = startProgress(tool, { what: 'import' });
  const lines = () => createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const onProgress = ({ sequence, head }: { sequence: number; head: number }) =>
    progress.tell(sequence, head);
  try {
    const header = await importEvents({ pool: store.pool, lines, keyTable, onProgress, signal });
    progress.end();
    tool.out(`${file}: imported ${grouped(header.count)} events`);
    if (!header.keys && keyTable) tool.out('Personal text stays encrypted: the file has no keys.');
  } catch (error) {
    progress.end();
    if (error instanceof BrokenArchiveError) throw new OpsFailure(`${file} is broken, ${error.message}`);
    if (error instanceof StoreNotEmptyError) throw new OpsFailure(error.message);
    if (error instanceof ForeignKeysError) throw new OpsFailure(`${file} was rejected: ${error.message}`);
    if (signal.aborted) throw new OpsFailure('nothing was imported', OPS_EXIT.interrupted);
    throw error;
  }
}

import { Command } from 'commander';
import { dropEventStream, eventStreamStatus, ForeignStreamError } from '../relay/event-stream';
import { startRelay } from '../relay/relay';
import { wait } from '../wakeup';
import { OPS_EXIT, type OpsArea, OpsFailure, type OpsTool } from './ops-tool';
import { startProgress } from './progress';
import { type Column, grouped, printRows } from './print-rows';

const CHECK_INTERVAL_MS = 100;

/** The copy of the log on NATS. */
export const streamArea: OpsArea = (tool) =>
  new Command('stream')
    .description('The JetStream copy of the log that read models consume')
    .addCommand(statusCommand(tool))
    .addCommand(rebuildCommand(tool));

type StreamStatus = { stream: string; messages: number | null; newest: number | null; log: number };

const statusCommand = (tool: OpsTool) =>
  new Command('status')
    .description('Show the position of the JetStream stream')
    .option('--json', 'as JSON')
    .action(async ({ json }: { json?: boolean }) => {
      const nats = await tool.connectToNats();
      try {
        const found = await eventStreamStatus(nats, tool.topic);
        const { messages = null, newest = null } = found ?? {};
        const log = await tool.store.head();
        const status: StreamStatus = { stream: tool.topic.streamName, messages, newest, log };
        printRows(tool, [status], STATUS_COLUMNS, { json });
      } finally {
        await nats.close();
      }
    });

const rebuildCommand = (tool: OpsTool) =>
  new Command('rebuild')
    .description('Delete the JetStream stream and refill it from PostgreSQL. Read models keep running.')
    .action(() => rebuildStream(tool));

async function rebuildStream(tool: OpsTool): Promise<void> {
  const { store, topic, signal } = tool;
  const nats = await tool.connectToNats();
  const progress = startProgress(tool, { what: topic.streamName });
  try {
    await dropEventStream(nats, store, topic);
    // The product's own relay fills it where one leads; else this one does.
    const relay = startRelay({ store, nats, topic, holder: `ops-${process.pid}` });
    try {
      for (;;) {
        const [status, head] = await Promise.all([eventStreamStatus(nats, topic), store.head()]);
        if (status) progress.tell(status.newest, head);
        if (status && status.newest >= head) break;
        if (signal.aborted)
          throw new OpsFailure('the running product finishes filling it', OPS_EXIT.interrupted);
        await wait(CHECK_INTERVAL_MS, signal);
      }
    } finally {
      await relay.stop();
    }
    progress.end();
    tool.out(`${topic.streamName}: refilled, ${grouped(await store.head())} events`);
  } catch (error) {
    progress.end();
    if (error instanceof ForeignStreamError) throw new OpsFailure(error.message);
    throw error;
  } finally {
    await nats.close();
  }
}

const STATUS_COLUMNS: readonly Column<StreamStatus>[] = [
  { head: 'stream', cell: ({ stream }) => stream },
  { head: 'messages', cell: ({ messages }) => messages },
  { head: 'newest', cell: ({ newest }) => newest },
  { head: 'log', cell: ({ log }) => log },
];

import { Command, Option } from 'commander';
import type { RecordedEvent } from '../event';
import { listEvents, type EventFilter } from '../list-events';
import { subjectPattern } from '../relay/event-message';
import { timestamp, wholeNumber } from './arguments';
import { exportToFile, importFromFile } from './events-archive';
import { showEvents } from './events-show';
import { tailEvents } from './events-tail';
import { type OpsArea, OpsFailure, type OpsTool } from './ops-tool';
import { type Column, printRows } from './print-rows';

const DEFAULT_LIMIT = 50;

/** What was recorded, and how the things that it is about were. */
export const eventsArea: OpsArea = (tool) =>
  new Command('events')
    .description('Inspect the event log: list, follow, view past state, export, import')
    .addCommand(listCommand(tool))
    .addCommand(tailCommand(tool))
    .addCommand(showCommand(tool))
    .addCommand(exportCommand(tool))
    .addCommand(importCommand(tool));

type FilterOptions = {
  type?: string;
  stream?: string;
  gardener?: string;
  subject?: string;
  from?: string;
  to?: string;
  json?: boolean;
};

const withFilters = (command: Command): Command =>
  command
    .option('--type <type>', 'only events of this type, e.g. GardenSaved')
    .option('--stream <stream>', 'only events in this stream, e.g. garden-0190…')
    .option('--gardener <id>', 'only events caused by this gardener')
    .option('--subject <subject>', "only events on this NATS subject ('*' matches one token, '>' the rest)")
    .option('--from <time>', 'recorded at or after this time', timestamp)
    .option('--to <time>', 'recorded before this time', timestamp)
    .option('--json', 'full events as JSON, one per line');

const listCommand = (tool: OpsTool) =>
  withFilters(new Command('list'))
    .description('List events in the order of the log')
    .option('--after <sequence>', 'only events after this sequence number', wholeNumber)
    .option('--limit <number>', 'maximum number of events', wholeNumber, DEFAULT_LIMIT)
    .option('--newest', 'newest first')
    .action(async (options: FilterOptions & { after?: number; limit: number; newest?: boolean }) => {
      const { after, limit, newest, json } = options;
      const events = await listEvents(tool.store.pool, { ...filterOf(tool, options), after, limit, newest });
      printRows(tool, events, EVENT_COLUMNS, { json });
      if (events.length === 0) tool.err('no events');
    });

const tailCommand = (tool: OpsTool) =>
  withFilters(new Command('tail'))
    .description('Follow new events until Ctrl-C')
    .addOption(
      new Option('-n, --lines <number>', 'start with the last N events').argParser(wholeNumber).default(10),
    )
    .action(async (options: FilterOptions & { lines: number }) => {
      const { lines, json } = options;
      let head = true;
      await tailEvents(tool, { ...filterOf(tool, options), lines }, (events) => {
        printRows(tool, events, EVENT_COLUMNS, { json, head });
        head = false;
      });
    });

const showCommand = (tool: OpsTool) => {
  const kinds = tool.folds.map(({ kind }) => kind).join(', ');
  return new Command('show')
    .description("Show one event, or an entity's state at a point in time")
    .argument('<what>', `an event's id or sequence number, or an entity type${kinds && `: ${kinds}`}`)
    .argument('[id]', 'id of the entity')
    .option('--at <time>', 'state at this time (default: now)', timestamp)
    .option('--version <number>', 'state at this stream version', wholeNumber)
    .option('--json', 'one line of JSON')
    .action(async (what: string, id: string | undefined, options) => showEvents(tool, what, id, options));
};

const exportCommand = (tool: OpsTool) =>
  new Command('export')
    .description("Export all events as JSON Lines with a checksum ('-' for standard output)")
    .argument('<file>', 'file to create (never overwritten)')
    .option('--with-keys', 'include the personal-data keys; protect this file like the database')
    .action(async (file: string, { withKeys }: { withKeys?: boolean }) =>
      exportToFile(tool, file, withKeys === true),
    );

const importCommand = (tool: OpsTool) =>
  new Command('import')
    .description('Import an exported file into an empty event store (all or nothing)')
    .argument('<file>', 'file written by export')
    .action(async (file: string) => importFromFile(tool, file));

function filterOf({ topic }: OpsTool, { gardener, subject, ...rest }: FilterOptions): EventFilter {
  const { type, stream, from, to } = rest;
  const pattern = subject === undefined ? undefined : subjectPattern(topic, subject);
  if (pattern === null) throw new OpsFailure(`subjects begin with ${topic.subjectPrefix}`);
  return { type, stream, from, to, actor: gardener, subject: pattern };
}

const EVENT_COLUMNS: readonly Column<RecordedEvent>[] = [
  { head: 'sequence', cell: ({ sequence }) => sequence, width: 8 },
  { head: 'recorded', cell: ({ metadata }) => metadata.time },
  { head: 'type', cell: ({ type }) => type, width: 24 },
  { head: 'stream', cell: ({ stream, version }) => `${stream}@${version}`, width: 47 },
  { head: 'gardener', cell: ({ metadata }) => metadata.actor },
];

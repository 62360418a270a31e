import { Command, Option } from 'commander';
import type { RecordedEvent } from '../event';
import { listEvents, type EventFilter } from '../list-events';
import { subjectPattern } from '../relay/event-message';
import { moment, wholeNumber } from './arguments';
import { exportToFile, importFromFile } from './events-archive';
import { showEvents } from './events-show';
import { tailEvents } from './events-tail';
import { type OpsArea, OpsFailure, type OpsTool } from './ops-tool';
import { type Column, printRows } from './print-rows';

const DEFAULT_LIMIT = 50;

/** What was recorded, and how the things that it is about were. */
export const eventsArea: OpsArea = (tool) =>
  new Command('events')
    .description('What was recorded: look, follow, see a thing as it was, take it elsewhere')
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
    .option('--type <type>', 'of this type, such as GardenSaved')
    .option('--stream <stream>', 'of this stream, such as garden-0190…')
    .option('--gardener <id>', 'of what this gardener did')
    .option('--subject <subject>', "with this subject on NATS; '*' stands for a word, '>' for the rest")
    .option('--from <moment>', 'recorded at this moment or later', moment)
    .option('--to <moment>', 'recorded before this moment', moment)
    .option('--json', 'whole events as JSON, a line each');

const listCommand = (tool: OpsTool) =>
  withFilters(new Command('list'))
    .description('List events in the order of the log')
    .option('--after <sequence>', 'only those after this sequence', wholeNumber)
    .option('--limit <number>', 'at most so many', wholeNumber, DEFAULT_LIMIT)
    .option('--newest', 'the newest ones, the newest first')
    .action(async (options: FilterOptions & { after?: number; limit: number; newest?: boolean }) => {
      const { after, limit, newest, json } = options;
      const events = await listEvents(tool.store.pool, { ...filterOf(tool, options), after, limit, newest });
      printRows(tool, events, EVENT_COLUMNS, { json });
      if (events.length === 0) tool.err('no events');
    });

const tailCommand = (tool: OpsTool) =>
  withFilters(new Command('tail'))
    .description('Show events as they come, until Ctrl-C')
    .addOption(
      new Option('-n, --lines <number>', 'begin with the last ones').argParser(wholeNumber).default(10),
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
    .description('Show one event, or a thing as it was at a moment')
    .argument('<what>', `an event's id or sequence, or a kind of thing${kinds && `: ${kinds}`}`)
    .argument('[id]', 'of the thing')
    .option('--at <moment>', 'as it was then; now, when absent', moment)
    .option('--version <number>', 'as it was after so many of its events', wholeNumber)
    .option('--json', 'as JSON, on a line')
    .action(async (what: string, id: string | undefined, options) => showEvents(tool, what, id, options));
};

const exportCommand = (tool: OpsTool) =>
  new Command('export')
    .description("Write every event to a file: JSON, a line each, with a checksum; '-' for the output")
    .argument('<file>', 'that is made; one that exists is left alone')
    .option('--with-keys', 'the keys of personal text, too: keep such a file as you keep the database')
    .action(async (file: string, { withKeys }: { withKeys?: boolean }) =>
      exportToFile(tool, file, withKeys === true),
    );

const importCommand = (tool: OpsTool) =>
  new Command('import')
    .description('Take an exported file over into an empty event store, all of it or nothing')
    .argument('<file>', 'that export made')
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

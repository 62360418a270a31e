import { Command, CommanderError } from 'commander';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Pool } from 'pg';
import type { KeyTable } from '../archive/event-archive';
import { createEventStore } from '../event-store';
import type { Projection } from '../projection/define-projection';
import { isOutage } from '../projection/outage';
import { PLANTED_EVENTS, type EventTopic } from '../relay/event-message';
import { asStored, type Upcaster } from '../upcast';
import { eventsArea } from './events-area';
import { OPS_EXIT, OpsFailure, type OpsArea, type OpsExit, type OpsTool } from './ops-tool';
import { parkedArea } from './parked-area';
import { readModelsArea } from './read-models-area';
import { streamArea } from './stream-area';
import type { StreamFold } from './stream-fold';

export type OpsRequest = {
  readonly args: readonly string[];
  readonly pool: Pool;
  readonly projections: readonly Projection[];
  /** Reads every event type of the log. */
  readonly upcaster?: Upcaster;
  readonly folds?: readonly StreamFold[];
  /** Commands besides those over events, read models and the stream. */
  readonly areas?: readonly OpsArea[];
  /** Absent: nothing in events is encrypted. */
  readonly keyTable?: KeyTable;
  readonly topic?: EventTopic;
  /** Absent: there is no NATS. */
  readonly connectToNats?: () => Promise<NatsConnection>;
  readonly out: (line: string) => void;
  readonly err?: (line: string) => void;
  readonly screen?: NodeJS.WriteStream | undefined;
  readonly signal?: AbortSignal;
};

const AREAS = [eventsArea, readModelsArea, parkedArea, streamArea];

const EXIT_CODES = `
Exit codes:
  0    done
  1    failed: not found, rejected, or different
  2    usage error; nothing was done
  3    PostgreSQL or NATS does not answer
  130  interrupted by Ctrl-C

With --json, results are JSON, one document per line. docs/operations.md is the runbook.`;

/** Runs one operator's command. @returns the exit code, one of OPS_EXIT. */
export async function runOps(request: OpsRequest): Promise<OpsExit> {
  const { args, pool, projections, upcaster = asStored, folds = [], areas = [], keyTable } = request;
  const { topic = PLANTED_EVENTS, out, err = out, screen, signal = new AbortController().signal } = request;
  const store = createEventStore(pool);
  const tool: OpsTool = {
    store,
    readModels: projections.map((projection) => ({ projection, upcaster })),
    upcaster,
    folds,
    keyTable,
    topic,
    connectToNats: natsOf(request),
    out,
    err,
    screen,
    signal,
  };
  const program = new Command('npm run ops --')
    .description("Operator commands for Planted's events and read models.")
    .addHelpText('after', EXIT_CODES);
  for (const area of [...AREAS, ...areas]) program.addCommand(area(tool));
  settle(program, tool);
  listEveryCommand(program);
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync([...args], { from: 'user' });
    return OPS_EXIT.done;
  } catch (error) {
    return exitFor(error, tool);
  } finally {
    await store.close();
  }
}

/** Lets every command throw instead of ending the process, and print through the tool. */
function settle(command: Command, tool: OpsTool): void {
  const print = (line: (text: string) => void) => (text: string) => line(text.replace(/\n$/, ''));
  command
    .exitOverride()
    .configureOutput({ writeOut: print(tool.out), writeErr: print(tool.err) })
    .helpOption('-h, --help', 'show help')
    .helpCommand(false)
    .showHelpAfterError('Use --help for usage.');
  for (const each of command.commands) settle(each, tool);
}

/** The first help names all that can be done, not only the areas. */
function listEveryCommand(program: Command): void {
  program.configureHelp({
    visibleCommands: (command) =>
      command === program
        ? command.commands.flatMap((area) => (area.commands.length > 0 ? area.commands : area))
        : [...command.commands],
    subcommandTerm(command) {
      const words = command.parent === program ? [] : [command.parent?.name() ?? ''];
      const wanted = command.registeredArguments.map((argument) =>
        argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
      );
      return [...words, command.name(), ...wanted].join(' ');
    },
    subcommandDescription: (command) => command.description().split('\n')[0] ?? '',
  });
}

function exitFor(error: unknown, { err, signal }: OpsTool): OpsExit {
  if (error instanceof CommanderError) return error.exitCode === 0 ? OPS_EXIT.done : OPS_EXIT.misused;
  if (error instanceof OpsFailure) {
    err(error.message);
    return error.exit;
  }
  if (signal.aborted) return OPS_EXIT.interrupted;
  if (!isOutage(error)) throw error;
  err(`PostgreSQL does not answer: ${error instanceof Error ? error.message : String(error)}`);
  return OPS_EXIT.unreachable;
}

function natsOf({ connectToNats }: OpsRequest): OpsTool['connectToNats'] {
  return async () => {
    if (!connectToNats) throw new OpsFailure('NATS is not configured: set NATS_URL.');
    return connectToNats().catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new OpsFailure(`NATS does not answer: ${reason}`, OPS_EXIT.unreachable);
    });
  };
}

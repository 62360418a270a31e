import type { Pool } from 'pg';
import { createEventStore } from '../event-store';
import type { Projection } from '../projection/define-projection';
import { asStored, type Upcaster } from '../upcast';
import { eventCommands } from './event-commands';
import { OPS_EXIT, type OpsCommand } from './ops-command';
import { parseArguments } from './parse-arguments';
import { readModelCommands } from './read-model-commands';

export const OPS_HELP = `events list [--type T] [--stream S] [--actor A] [--after SEQUENCE] [--limit N] [--json]
events show <id | sequence>
read-models status [--json]
read-models rebuild <name>
read-models parked <name> [--json]
read-models release <name> [--stream S]
read-models skip <name> --sequence N --reason TEXT`;

/** Commands besides those over events and read models. */
export type MoreOps = {
  /** How each is used, a line each. */
  readonly help: readonly string[];
  /** By their first two words. */
  readonly commands: readonly (readonly [string, OpsCommand])[];
};

export type OpsRequest = {
  readonly args: readonly string[];
  readonly pool: Pool;
  readonly projections: readonly { projection: Projection; upcaster?: Upcaster }[];
  readonly more?: readonly MoreOps[];
  readonly out: (line: string) => void;
};

/** Runs one operator's command (see OPS_HELP). @returns the exit code, one of OPS_EXIT. */
export async function runOps({ args, pool, projections, out, more = [] }: OpsRequest): Promise<number> {
  const help = [OPS_HELP, ...more.flatMap((each) => each.help)].join('\n');
  const commands = new Map([
    ...eventCommands,
    ...readModelCommands,
    ...more.flatMap((each) => each.commands),
  ]);
  const misused = (problem: string) => {
    out(problem);
    out(help);
    return OPS_EXIT.misused;
  };
  const parsed = parseArguments(args);
  if ('problem' in parsed) return misused(parsed.problem);
  const { values, positionals } = parsed;
  if (values.help || positionals.length === 0) {
    out(help);
    return OPS_EXIT.done;
  }
  const [area, verb, name = ''] = positionals;
  const command = commands.get(`${area} ${verb}`);
  if (!command) return misused(`unknown command: ${positionals.join(' ')}`);
  const store = createEventStore(pool);
  const readModels = projections.map(({ projection, upcaster = asStored }) => ({ projection, upcaster }));
  try {
    return await command({ store, name, values, readModels, out });
  } finally {
    await store.close();
  }
}

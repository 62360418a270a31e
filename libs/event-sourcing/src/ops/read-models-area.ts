import { Command } from 'commander';
import { pauseProjection, resumeProjection } from '../projection/pause-projection';
import { BESIDE_READERS, FULL_SPEED } from '../projection/pace';
import { projectionStatus, type ProjectionStatus } from '../projection/projection-status';
import { readModelArgument, wholeNumber } from './arguments';
import { type OpsArea, OpsFailure, type OpsReadModel, type OpsTool } from './ops-tool';
import { type Column, printRows } from './print-rows';
import { rebuildReadModel } from './read-models-rebuild';
import { verifyReadModel } from './read-models-verify';

const DIFFERENCES = 20;

/** The tables that queries read, filled from events. */
export const readModelsArea: OpsArea = (tool) =>
  new Command('read-models')
    .description('Read models: check lag, verify against a replay, rebuild')
    .addCommand(statusCommand(tool))
    .addCommand(rebuildCommand(tool))
    .addCommand(pauseCommand(tool))
    .addCommand(resumeCommand(tool))
    .addCommand(verifyCommand(tool));

const statusCommand = (tool: OpsTool) =>
  new Command('status')
    .description("Show each read model's position, lag and parked events")
    .option('--json', 'as JSON, one per line')
    .action(async ({ json }: { json?: boolean }) =>
      printRows(tool, await projectionStatus(tool.store.pool), STATUS_COLUMNS, { json }),
    );

const rebuildCommand = (tool: OpsTool) =>
  new Command('rebuild')
    .description(
      'Rebuild from the log into new tables, then switch over. Reads continue meanwhile.\nCtrl-C pauses it; run the same command to resume.',
    )
    .addArgument(readModelArgument(tool, '[read-model]'))
    .option('--all', 'all read models, one at a time')
    .option('--full-speed', 'full speed: at least ten times as fast, but reads slow down')
    .action(async (named: OpsReadModel | undefined, options: { all?: boolean; fullSpeed?: boolean }) => {
      const pace = options.fullSpeed ? FULL_SPEED : BESIDE_READERS;
      for (const readModel of chosen(tool, named, options.all)) await rebuildReadModel(tool, readModel, pace);
    });

const verifyCommand = (tool: OpsTool) =>
  new Command('verify')
    .description(
      'Replay the log into scratch tables and compare them with the live ones row by row. Exits with 1 if they differ.',
    )
    .addArgument(readModelArgument(tool, '[read-model]'))
    .option('--all', 'all read models, one at a time')
    .option('--limit <number>', 'maximum differences to list per table', wholeNumber, DIFFERENCES)
    .option('--json', 'results as JSON, one line per table')
    .action(
      async (named: OpsReadModel | undefined, options: { all?: boolean; limit: number; json?: boolean }) => {
        let different = 0;
        for (const readModel of chosen(tool, named, options.all)) {
          different += await verifyReadModel(tool, readModel, options);
        }
        if (different > 0)
          throw new OpsFailure(`${different} ${different === 1 ? 'row differs' : 'rows differ'}`);
      },
    );

const pauseCommand = (tool: OpsTool) =>
  new Command('pause')
    .description('Pause a read model (survives restarts). Reads continue but go stale.')
    .addArgument(readModelArgument(tool))
    .option('--reason <text>', 'reason shown by status')
    .action(async ({ projection }: OpsReadModel, { reason }: { reason?: string }) => {
      if (!(await pauseProjection(tool.store.pool, projection, reason ?? null))) {
        throw new OpsFailure(`${projection.id}: already paused, or never built`);
      }
      tool.out(`${projection.id}: paused`);
    });

const resumeCommand = (tool: OpsTool) =>
  new Command('resume')
    .description('Resume a paused read model')
    .addArgument(readModelArgument(tool))
    .action(async ({ projection }: OpsReadModel) => {
      if (!(await resumeProjection(tool.store.pool, projection))) {
        throw new OpsFailure(`${projection.id}: not paused`);
      }
      tool.out(`${projection.id}: resumed`);
    });

function chosen(
  { readModels }: OpsTool,
  named: OpsReadModel | undefined,
  all = false,
): readonly OpsReadModel[] {
  if (all) return readModels;
  if (named) return [named];
  throw new OpsFailure('Name a read model, or use --all.', 2);
}

const STATUS_COLUMNS: readonly Column<ProjectionStatus>[] = [
  { head: 'read model', cell: ({ name }) => name },
  { head: 'version', cell: ({ version }) => version },
  { head: 'build', cell: ({ generation }) => generation },
  { head: 'position', cell: ({ sequence }) => sequence },
  { head: 'newest', cell: ({ head }) => head },
  { head: 'lag', cell: ({ lag }) => lag },
  { head: 'parked', cell: ({ parked }) => parked },
  { head: 'state', cell: stateOf },
];

function stateOf({ pausedSince, pauseReason, building, lag, parked }: ProjectionStatus): string {
  const states = [
    pausedSince && `paused since ${pausedSince}${pauseReason ? ` (${pauseReason})` : ''}`,
    building !== undefined && `rebuild at ${building.toLocaleString('en-US')}`,
    parked > 0 && 'parked events',
    !pausedSince && lag > 0 && 'catching up',
  ].filter(Boolean);
  return states.join(', ') || 'up to date';
}

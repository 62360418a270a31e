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
    .description('The tables that screens show: how far, how right; fill them anew')
    .addCommand(statusCommand(tool))
    .addCommand(rebuildCommand(tool))
    .addCommand(pauseCommand(tool))
    .addCommand(resumeCommand(tool))
    .addCommand(verifyCommand(tool));

const statusCommand = (tool: OpsTool) =>
  new Command('status')
    .description('Tell how far each read model is, and what waits in it')
    .option('--json', 'as JSON, a line each')
    .action(async ({ json }: { json?: boolean }) =>
      printRows(tool, await projectionStatus(tool.store.pool), STATUS_COLUMNS, { json }),
    );

const rebuildCommand = (tool: OpsTool) =>
  new Command('rebuild')
    .description(
      'Replay the log into new tables beside the live ones, and switch to them. Reads go on meanwhile.\nCtrl-C pauses it: the same command goes on where it stood.',
    )
    .addArgument(readModelArgument(tool, '[read-model]'))
    .option('--all', 'every read model, one after another')
    .option('--full-speed', 'leave nothing to those who read meanwhile: about five times as fast')
    .action(async (named: OpsReadModel | undefined, options: { all?: boolean; fullSpeed?: boolean }) => {
      const pace = options.fullSpeed ? FULL_SPEED : BESIDE_READERS;
      for (const readModel of chosen(tool, named, options.all)) await rebuildReadModel(tool, readModel, pace);
    });

const verifyCommand = (tool: OpsTool) =>
  new Command('verify')
    .description(
      'Replay the log aside and compare it with the live tables, row by row. Exit code 1 when they differ.',
    )
    .addArgument(readModelArgument(tool, '[read-model]'))
    .option('--all', 'every read model, one after another')
    .option('--limit <number>', 'list so many differences of a table', wholeNumber, DIFFERENCES)
    .option('--json', 'what was compared as JSON, a line a table')
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
    .description('Let a read model stand still, over restarts too. Reads go on, and grow old.')
    .addArgument(readModelArgument(tool))
    .option('--reason <text>', 'told by status')
    .action(async ({ projection }: OpsReadModel, { reason }: { reason?: string }) => {
      if (!(await pauseProjection(tool.store.pool, projection, reason ?? null))) {
        throw new OpsFailure(`${projection.id}: is paused already, or was never filled`);
      }
      tool.out(`${projection.id}: paused`);
    });

const resumeCommand = (tool: OpsTool) =>
  new Command('resume')
    .description('Let a paused read model catch up')
    .addArgument(readModelArgument(tool))
    .action(async ({ projection }: OpsReadModel) => {
      if (!(await resumeProjection(tool.store.pool, projection))) {
        throw new OpsFailure(`${projection.id}: is not paused`);
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
  throw new OpsFailure('Name a read model, or say --all.', 2);
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
    parked > 0 && 'events wait',
    !pausedSince && lag > 0 && 'catching up',
  ].filter(Boolean);
  return states.join(', ') || 'up to date';
}

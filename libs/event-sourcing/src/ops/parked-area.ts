import { Command } from 'commander';
import { listParked, type ParkedEvent } from '../projection/parked-events';
import { releaseParked, skipParked, type ReleaseResult } from '../projection/release-parked';
import { findEvent } from '../list-events';
import { readModelArgument, wholeNumber } from './arguments';
import { type OpsArea, OpsFailure, type OpsReadModel, type OpsTool } from './ops-tool';
import { type Column, grouped, printRows } from './print-rows';

/** Events that a read model could not apply, and those of their streams behind them. */
export const parkedArea: OpsArea = (tool) =>
  new Command('parked')
    .description('Parked events (dead letters of a read model)')
    .addCommand(listCommand(tool))
    .addCommand(showCommand(tool))
    .addCommand(retryCommand(tool))
    .addCommand(skipCommand(tool));

type Listed = ParkedEvent & { readonly readModel: string };

const listCommand = (tool: OpsTool) =>
  new Command('list')
    .description('List parked events: those that failed, and those queued behind them in the same stream')
    .addArgument(readModelArgument(tool, '[read-model]'))
    .option('--skipped', 'list skipped events with the reason given')
    .option('--json', 'as JSON, one per line')
    .action(
      async (named: OpsReadModel | undefined, { json, skipped }: { json?: boolean; skipped?: boolean }) => {
        const listed: Listed[] = [];
        for (const { projection } of named ? [named] : tool.readModels) {
          const parked = await listParked(tool.store.pool, projection, skipped ? 'skipped' : 'open');
          listed.push(...parked.map((event) => ({ readModel: projection.id, ...event })));
        }
        printRows(tool, listed, PARKED_COLUMNS, { json });
        if (listed.length === 0 && !json) tool.out(skipped ? 'nothing was skipped' : 'nothing is parked');
      },
    );

const showCommand = (tool: OpsTool) =>
  new Command('show')
    .description('Show a parked event and why it failed')
    .addArgument(readModelArgument(tool))
    .argument('<sequence>', 'sequence number of the event', wholeNumber)
    .action(async ({ projection }: OpsReadModel, sequence: number) => {
      const [parked] = await listParked(tool.store.pool, projection, 'any', { sequence });
      if (!parked) throw new OpsFailure(`${projection.id} has not parked event ${sequence}`);
      const event = await findEvent(tool.store.pool, String(sequence));
      tool.out(JSON.stringify({ readModel: projection.id, ...parked, event }, null, 2));
    });

const retryCommand = (tool: OpsTool) =>
  new Command('retry')
    .description('Retry parked events after a fix. Exits with 1 if any still fail.')
    .addArgument(readModelArgument(tool))
    .option('--stream <stream>', 'only events in this stream')
    .action(async (readModel: OpsReadModel, { stream }: { stream?: string }) => {
      const only = stream === undefined ? undefined : { stream };
      tellRelease(tool, await releaseParked({ pool: tool.store.pool, ...readModel }, only));
    });

const skipCommand = (tool: OpsTool) =>
  new Command('skip')
    .description('Skip a failed event so its stream can continue. The reason is recorded.')
    .addArgument(readModelArgument(tool))
    .argument('<sequence>', 'sequence number of the failed event', wholeNumber)
    .requiredOption('--reason <text>', 'why it is safe to skip')
    .action(async (readModel: OpsReadModel, sequence: number, { reason }: { reason: string }) => {
      const result = await skipParked({ pool: tool.store.pool, ...readModel }, { sequence, reason });
      if (!result) throw new OpsFailure(`no failed event has sequence ${sequence}`);
      tool.out(`${grouped(sequence)} skipped`);
      tellRelease(tool, result);
    });

function tellRelease(tool: OpsTool, { released, stillParked }: ReleaseResult): void {
  tool.out(`${grouped(released)} applied`);
  if (stillParked.length === 0) return;
  printRows(tool, stillParked, STILL_COLUMNS);
  throw new OpsFailure('some still fail');
}

/** `parked show` has them whole. */
const REASON_LENGTH = 160;

const PARKED_COLUMNS: readonly Column<Listed>[] = [
  { head: 'read model', cell: ({ readModel }) => readModel },
  { head: 'sequence', cell: ({ sequence }) => sequence },
  { head: 'stream', cell: ({ stream }) => stream },
  { head: 'state', cell: ({ state }) => state },
  { head: 'reason', cell: ({ reason, resolution }) => resolution ?? reason, longest: REASON_LENGTH },
];

const STILL_COLUMNS: readonly Column<ReleaseResult['stillParked'][number]>[] = [
  { head: 'sequence', cell: ({ sequence }) => sequence },
  { head: 'stream', cell: ({ stream }) => stream },
  { head: 'reason', cell: ({ reason }) => reason, longest: REASON_LENGTH },
];

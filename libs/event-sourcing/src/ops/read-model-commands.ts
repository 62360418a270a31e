import { listParked } from '../projection/parked-events';
import { projectionStatus } from '../projection/projection-status';
import { RebuildRunningError, rebuildProjection } from '../projection/rebuild-projection';
import { releaseParked, skipParked, type ReleaseResult } from '../projection/release-parked';
import { OPS_EXIT, type OpsCommand, type OpsContext, type OpsReadModel } from './ops-command';

export const readModelCommands: readonly [string, OpsCommand][] = [
  ['read-models status', status],
  ['read-models rebuild', onReadModel(rebuild)],
  ['read-models parked', onReadModel(parked)],
  ['read-models release', onReadModel(release)],
  ['read-models skip', onReadModel(skip)],
];

type OnReadModel = (context: OpsContext, readModel: OpsReadModel) => Promise<number>;

function onReadModel(run: OnReadModel): OpsCommand {
  return async (context) => {
    const { name, readModels, out } = context;
    const readModel = readModels.find(({ projection }) => projection.id === name);
    if (readModel) return run(context, readModel);
    out(
      `no such read model: ${name}; there are ${readModels.map(({ projection }) => projection.id).join(', ')}`,
    );
    return OPS_EXIT.misused;
  };
}

async function status({ store, values, out }: OpsContext): Promise<number> {
  for (const one of await projectionStatus(store.pool)) {
    const { name, generation, version, sequence, head, lag, parked } = one;
    const line = `${name}  version ${version}  generation ${generation}  at ${sequence} of ${head}  lag ${lag}  parked ${parked}`;
    out(values.json ? JSON.stringify(one) : line);
  }
  return OPS_EXIT.done;
}

async function rebuild({ store, name, out }: OpsContext, readModel: OpsReadModel): Promise<number> {
  try {
    await rebuildProjection({ store, ...readModel, onProgress: progressLines(name, out) });
  } catch (error) {
    if (!(error instanceof RebuildRunningError)) throw error;
    out(error.message);
    return OPS_EXIT.failed;
  }
  out(`${name}: rebuilt and live`);
  return OPS_EXIT.done;
}

async function parked({ store, values, out }: OpsContext, { projection }: OpsReadModel): Promise<number> {
  for (const one of await listParked(store.pool, projection)) {
    const { sequence, stream, state, reason } = one;
    out(values.json ? JSON.stringify(one) : `${sequence}  ${stream}  ${state}  ${reason}`);
  }
  return OPS_EXIT.done;
}

async function release({ store, values, out }: OpsContext, readModel: OpsReadModel): Promise<number> {
  const only = values.stream ? { stream: values.stream } : undefined;
  return tellRelease(await releaseParked({ pool: store.pool, ...readModel }, only), out);
}

async function skip({ store, values, out }: OpsContext, readModel: OpsReadModel): Promise<number> {
  const { sequence, reason } = values;
  if (!sequence || !reason) {
    out('skip needs --sequence and --reason');
    return OPS_EXIT.misused;
  }
  const result = await skipParked({ pool: store.pool, ...readModel }, { sequence: Number(sequence), reason });
  if (result) return tellRelease(result, out);
  out(`no failed event has sequence ${sequence}`);
  return OPS_EXIT.failed;
}

function tellRelease({ released, stillParked }: ReleaseResult, out: OpsContext['out']): number {
  out(`${released} released`);
  for (const { stream, sequence, reason } of stillParked)
    out(`${sequence}  ${stream}  still fails: ${reason}`);
  return stillParked.length === 0 ? OPS_EXIT.done : OPS_EXIT.failed;
}

/** A line for each tenth of the way. */
function progressLines(name: string, out: (line: string) => void) {
  let told = -1;
  return ({ sequence, head }: { sequence: number; head: number }) => {
    const tenths = head === 0 ? 10 : Math.floor((sequence / head) * 10);
    if (tenths > told) out(`${name}: ${sequence} of ${head} (${tenths * 10} %)`);
    told = Math.max(told, tenths);
  };
}

import { findGeneration } from '../projection/generations';
import type { Pace } from '../projection/pace';
import { RebuildRunningError, rebuildProjection } from '../projection/rebuild-projection';
import { OPS_EXIT, OpsFailure, type OpsReadModel, type OpsTool } from './ops-tool';
import { startProgress } from './progress';
import { grouped } from './print-rows';

/** Rebuilds a read model with its progress in sight. @throws OpsFailure when another does it, or Ctrl-C paused it. */
export async function rebuildReadModel(tool: OpsTool, readModel: OpsReadModel, pace: Pace): Promise<void> {
  const { store, signal } = tool;
  const { id } = readModel.projection;
  const unfinished = await findGeneration(store.pool, readModel.projection, 'building');
  const from = unfinished?.version === readModel.projection.version ? unfinished.sequence : 0;
  if (from > 0) tool.err(`${id}: resuming after event ${grouped(from)}`);
  const progress = startProgress(tool, { what: id, from });
  let reached = from;
  const onProgress = ({ sequence, head }: { sequence: number; head: number }) => {
    reached = sequence;
    progress.tell(sequence, head);
  };
  try {
    const finished = await rebuildProjection({ store, ...readModel, pace, onProgress, signal });
    progress.end();
    if (finished) tool.out(`${id}: rebuilt and live`);
    else {
      const where = `${id}: paused at ${grouped(reached)}; run the same command to resume`;
      throw new OpsFailure(where, OPS_EXIT.interrupted);
    }
  } catch (error) {
    progress.end();
    if (error instanceof RebuildRunningError) throw new OpsFailure(error.message);
    throw error;
  }
}

import {
  missingReadModels,
  type Projection,
  projectionStatus,
  type ProjectionStatus,
} from '@planted/event-sourcing';
import type { Pool } from 'pg';

export interface ReadModelState extends ProjectionStatus {
  /** Queries do not find its tables. */
  readonly missing: boolean;
}

/** Where the live read models are, and whether their tables are there. */
export async function readModelStates(
  pool: Pool,
  projections: readonly Projection[],
): Promise<ReadModelState[]> {
  const [states, missing] = await Promise.all([
    projectionStatus(
      pool,
      projections.map(({ id }) => id),
    ),
    missingReadModels(pool, projections),
  ]);
  return states.map((state) => ({ ...state, missing: missing.has(state.name) }));
}

/** What is wrong with a read model, beside its lag; undefined where nothing is. */
export function faultOf({ name, lag, parked, missing }: ReadModelState): string | undefined {
  if (missing) return `${name} has no tables`;
  if (lag < 0) return `${name} is ${-lag} events ahead of the log`;
  return parked > 0 ? `${name} has ${parked} parked ${parked === 1 ? 'event' : 'events'}` : undefined;
}

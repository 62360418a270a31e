import {
  defineProjection,
  type Projection,
  type ProjectionDefinition,
} from '../projection/define-projection';
import type { TallyEvent } from './tally';

/** One row a stream, with its total and the versions applied, in order; for this library's own tests. */
export function tallyProjection(more: Partial<ProjectionDefinition<TallyEvent>> = {}): Projection {
  return defineProjection<TallyEvent>({
    schema: 'tallying',
    name: 'totals',
    version: 1,
    tables: ['totals'],
    create:
      'create table totals (stream text primary key, total integer not null, versions integer[] not null)',
    handlers: { Added: (tx, event) => addToTotal(tx, event) },
    ...more,
  });
}

type Handler = NonNullable<ProjectionDefinition<TallyEvent>['handlers']['Added']>;

export const addToTotal: Handler = (tx, { stream, version, data }) =>
  tx.query(
    `insert into totals (stream, total, versions) values ($1, $2, array[$3::integer])
     on conflict (stream) do update set total = totals.total + $2, versions = totals.versions || $3::integer`,
    [stream, data.amount, version],
  );

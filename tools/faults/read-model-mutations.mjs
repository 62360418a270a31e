/** Products whose read models, or what is read from them, are broken on purpose. */
import { EVENTS } from './mutation.mjs';
import { postgresKilled } from './faults.mjs';

const FETCH_GARDENS = 'services/tracking/src/queries/fetch-gardens/fetch-gardens.query-handler.ts';

/** A handler that refuses one event in forty. @type {import('./mutation.mjs').Change} */
const refusing = {
  file: `${EVENTS}/projection/apply-in-order.ts`,
  from: 'const current = upcaster.upcast(event);',
  to: "const current = upcaster.upcast(event);\n  if (event.sequence % 40 === 0) throw new Error('refused on purpose');",
};

/** @type {readonly import('./mutation.mjs').Mutation[]} */
export const readModelMutations = [
  {
    name: 'moves the checkpoint over events that it has not applied',
    caught: 'different',
    changes: [
      {
        file: `${EVENTS}/projection/apply-in-order.ts`,
        from: 'const handler = projection.handlers.get(event.type);',
        to: 'const handler = event.sequence % 10 === 0 ? undefined : projection.handlers.get(event.type);',
      },
    ],
    services: ['tracking'],
  },
  {
    name: 'forgets how far it has read',
    caught: 'stuck',
    changes: [
      {
        file: `${EVENTS}/projection/apply-events.ts`,
        from: 'update event_store.projections set sequence = $3 where',
        to: 'update event_store.projections set sequence = greatest(sequence, $3 - 40) where',
      },
      {
        file: `${EVENTS}/projection/move-together.ts`,
        from: 'update event_store.projections p set sequence = f.next from free f',
        to: 'update event_store.projections p set sequence = greatest(p.sequence, f.next - 40) from free f',
      },
    ],
    services: ['tracking'],
  },
  {
    name: 'applies at once what does not come next',
    caught: 'different',
    changes: [
      {
        file: `${EVENTS}/projection/move-together.ts`,
        from: 'a.version = p.version and a.done = p.sequence',
        to: 'a.version = p.version and a.done is not null',
      },
    ],
    services: ['tracking'],
  },
  {
    name: 'refuses events that are well, and parks them',
    caught: 'stuck',
    changes: [refusing],
    services: ['tracking'],
  },
  {
    name: 'puts an event aside without a record of it',
    caught: 'different',
    changes: [
      refusing,
      {
        file: `${EVENTS}/projection/apply-events.ts`,
        from: '    await parkFailed(tx, target.projection, at.generation, event, reason);\n',
        to: '',
      },
    ],
    services: ['tracking'],
  },
  {
    name: 'tries an event that cannot be applied for ever',
    caught: 'stuck',
    changes: [
      refusing,
      { file: `${EVENTS}/projection/apply-or-park.ts`, from: 'attempts: 4,', to: 'attempts: Infinity,' },
    ],
    services: ['tracking'],
  },
  {
    name: 'follows no more after PostgreSQL was away',
    caught: 'stuck',
    changes: [
      {
        file: `${EVENTS}/feed/jetstream-feed.ts`,
        from: '          options.log?.(`${subscription.name}: restarting subscription`, error);',
        to: '          return;',
      },
    ],
    services: ['tracking'],
    faults: [postgresKilled],
  },
  {
    name: "shows everybody's gardens",
    caught: 'phantom',
    changes: [
      { file: FETCH_GARDENS, from: 'where owner_id = $1', to: 'where owner_id is not null or owner_id = $1' },
    ],
    services: ['tracking'],
  },
  {
    name: 'shows a garden twice',
    caught: 'duplicated',
    changes: [
      { file: FETCH_GARDENS, from: 'return rows.map(', to: 'return [...rows, ...rows.slice(0, 1)].map(' },
    ],
    services: ['tracking'],
  },
  {
    name: 'hides the oldest garden',
    caught: 'lost',
    changes: [{ file: FETCH_GARDENS, from: 'return rows.map(', to: 'return rows.slice(1).map(' }],
    services: ['tracking'],
  },
];

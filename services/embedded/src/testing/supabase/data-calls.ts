import type { Plant } from '@planted/contracts';
import { all, type DataCall, plantsOf, refused, UNPARSED } from './data-call';

const UNKNOWN_TYPE = [406, 'PGRST107'] as const;
const READ_ONLY = [403, '42501'] as const;

const ALL = (table: readonly Plant[]) => ({ data: table });

/** What is read of the plant table, and how it is answered. */
export const readCalls: readonly DataCall[] = [
  { call: `from('plants').select()`, outcome: 'works', make: (c) => all(c), right: ALL },
  {
    call: `select('id, name:plant_name')`,
    outcome: 'works',
    make: (c) => plantsOf(c).select('id, name:plant_name').eq('id', 'basil'),
    right: () => ({ data: [{ id: 'basil', name: 'Sweet Basil' }] }),
  },
  refused(`select('')`, UNPARSED, (_, c) => plantsOf(c).select('')),
  refused(`select('*, relations(*)')`, UNPARSED, (_, c) => plantsOf(c).select('*, relations(*)')),
  refused(`select('id::text')`, UNPARSED, (_, c) => plantsOf(c).select('id::text')),
  refused(`select('id.count()')`, UNPARSED, (_, c) => plantsOf(c).select('id.count()')),
  ...(['exact', 'planned', 'estimated'] as const).map(
    (count): DataCall => ({
      call: `select('id', { count: '${count}' })`,
      outcome: 'works',
      make: (c) => plantsOf(c).select('id', { count }).eq('id', 'basil'),
      right: () => ({ data: [{ id: 'basil' }], count: 1 }),
    }),
  ),
  {
    call: `select('*', { count: 'planned', head: true })`,
    outcome: 'works',
    make: (c) => plantsOf(c).select('*', { count: 'planned', head: true }),
    right: (table) => ({ data: null, count: table.length }),
  },
  {
    call: `.order('plant_name', { ascending: false })`,
    outcome: 'works',
    make: (c) => plantsOf(c).select('*').order('plant_name', { ascending: false, nullsFirst: false }),
    right: (table) => ({ data: table.toReversed() }),
  },
  refused(`.order('id', { referencedTable: 'relations' })`, [400, '42703'], (r) =>
    r.order('id', { referencedTable: 'relations' }),
  ),
  {
    call: `.limit(3)`,
    outcome: 'works',
    make: (c) => all(c).limit(3),
    right: (table) => ({ data: table.slice(0, 3) }),
  },
  {
    call: `.range(10, 14)`,
    outcome: 'works',
    make: (c) => all(c).range(10, 14),
    right: (table) => ({ data: table.slice(10, 15) }),
  },
  refused(`.range(14, 10)`, UNPARSED, (r) => r.range(14, 10)),
  {
    call: `.single()`,
    outcome: 'works',
    make: (c) => all(c).eq('id', 'basil').single(),
    right: (table) => ({ data: table.find(({ id }) => id === 'basil') }),
  },
  refused(`.single(), of several rows`, [406, 'PGRST116'], (r) => r.single()),
  {
    call: `.maybeSingle()`,
    outcome: 'works',
    make: (c) => all(c).eq('id', 'none').maybeSingle(),
    right: () => ({ data: null }),
  },
  refused(`.csv()`, UNKNOWN_TYPE, (r) => r.csv()),
  refused(`.geojson()`, UNKNOWN_TYPE, (r) => r.geojson()),
  refused(`.explain()`, UNKNOWN_TYPE, (r) => r.explain()),
  refused(`.explain({ format: 'json' })`, UNKNOWN_TYPE, (r) => r.explain({ format: 'json' })),
  refused(`.stripNulls()`, UNKNOWN_TYPE, (r) => r.stripNulls()),
  refused(`.single().stripNulls()`, UNKNOWN_TYPE, (r) => r.eq('id', 'basil').single().stripNulls()),
  refused(`.setHeader('Accept', 'application/xml')`, UNKNOWN_TYPE, (r) =>
    r.setHeader('Accept', 'application/xml'),
  ),
  refused(`.setHeader('Prefer', 'handling=strict, timezone=…')`, [400, 'PGRST122'], (r) =>
    r.setHeader('Prefer', 'handling=strict, timezone=Europe/Berlin'),
  ),
  { call: `.rollback()`, outcome: 'works', make: (c) => all(c).rollback(), right: ALL },
  { call: `.retry(false)`, outcome: 'works', make: (c) => all(c).retry(false), right: ALL },
  { call: `.throwOnError()`, outcome: 'works', make: (c) => all(c).throwOnError(), right: ALL },
  {
    call: `.abortSignal(signal)`,
    outcome: 'works',
    make: (c) => all(c).abortSignal(new AbortController().signal),
    right: ALL,
  },
  { call: `.returns()`, outcome: 'works', make: (c) => all(c).returns<Plant[]>(), right: ALL },
  {
    call: `.overrideTypes()`,
    outcome: 'works',
    make: (c) => all(c).overrideTypes<Plant[], { merge: false }>(),
    right: ALL,
  },
];

/** Other tables and schemas, writes and functions. */
export const otherCalls: readonly DataCall[] = [
  refused(`schema('private').from('plants')`, [406, 'PGRST106'], (_, c) =>
    c.schema('private').from('plants').select(),
  ),
  refused(`schema('private').from('plants').insert(…)`, [406, 'PGRST106'], (_, c) =>
    c.schema('private').from('plants').insert({ id: 'x' }),
  ),
  {
    call: `schema('public').from('plants')`,
    outcome: 'works',
    make: (c) => c.schema('public').from('plants').select().order('plant_name'),
    right: ALL,
  },
  refused(`from('gardens')`, [404, 'PGRST205'], (_, c) => c.from('gardens').select()),
  refused(`from('gardens').insert(…)`, [404, 'PGRST205'], (_, c) => c.from('gardens').insert({ id: 'x' })),
  refused(`insert(…)`, READ_ONLY, (_, c) => plantsOf(c).insert({ id: 'x' })),
  refused(`insert(…).select()`, READ_ONLY, (_, c) => plantsOf(c).insert({ id: 'x' }).select()),
  refused(`upsert(…)`, READ_ONLY, (_, c) => plantsOf(c).upsert({ id: 'x' })),
  refused(`update(…)`, READ_ONLY, (_, c) => plantsOf(c).update({ id: 'x' }).eq('id', 'basil')),
  refused(`update(…).setHeader('Prefer', 'handling=strict,max-affected=1')`, READ_ONLY, (_, c) =>
    plantsOf(c).update({ id: 'x' }).eq('id', 'basil').setHeader('Prefer', 'handling=strict,max-affected=1'),
  ),
  refused(`delete()`, READ_ONLY, (_, c) => plantsOf(c).delete().eq('id', 'basil')),
  refused(`from('users').insert(…)`, READ_ONLY, (_, c) => c.from('users').insert({ id: 'x' })),
  refused(`rpc('search')`, [404, 'PGRST202'], (_, c) => c.rpc('search', { text: 'basil' })),
  refused(`rpc('search', …, { get: true })`, [404, 'PGRST202'], (_, c) =>
    c.rpc('search', { text: 'basil' }, { get: true }),
  ),
  refused(`from('users'), without a token`, [401, 'PGRST301'], (_, c) => c.from('users').select()),
];

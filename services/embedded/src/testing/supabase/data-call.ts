import type { PostgrestClient } from '@supabase/postgrest-js';
import type { Plant } from '@planted/contracts';
import type { TableRow } from './client-call';

/** What the client hands to its user. */
interface DataAnswer {
  readonly data: unknown;
  readonly count?: number | null;
  readonly status: number;
  readonly error: unknown;
}

/** A call of `@supabase/postgrest-js` to the data API, and what it must come to. */
export interface DataCall extends TableRow {
  make(client: PostgrestClient): PromiseLike<DataAnswer>;
  /** What a call that works must bring, by the whole plant table in the order of names. */
  right?(table: readonly Plant[]): Partial<DataAnswer>;
}

/** What cannot be parsed. */
export const UNPARSED = [400, 'PGRST100'] as const;

export const plantsOf = (client: PostgrestClient) => client.from('plants');
/** The whole table in the order of names. */
export const all = (client: PostgrestClient) => plantsOf(client).select('*').order('plant_name');
export type Read = ReturnType<typeof all>;

export const refused = (
  call: string,
  outcome: Exclude<DataCall['outcome'], 'works'>,
  make: (read: Read, client: PostgrestClient) => PromiseLike<DataAnswer>,
): DataCall => ({ call, outcome, make: (client) => make(all(client), client) });

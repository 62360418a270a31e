import { Inject, Injectable } from '@nestjs/common';
import type { MessageContext } from '@planted/contracts';
import type { EventStore, Projection } from '@planted/event-sourcing';
import { EVENT_STORE, signedIn } from '@planted/service-kit';
import type { QueryResultRow } from 'pg';
import { readWithWritesOf } from './own-writes-wait';

export interface OwnerQuery {
  readonly projection: Projection;
  /** Further projections whose tables the SQL reads. */
  readonly also?: readonly Projection[];
  /** Names the prepared statement. */
  readonly name: string;
  /** SQL whose first parameter, $1, is the owner; `values` are those that follow. */
  readonly text: string;
  readonly values?: readonly unknown[];
}

/** Ownership check of queries: reads rows of the signed-in gardener only. */
@Injectable()
export class OwnerQueries {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /**
   * The rows, once the gardener's own writes are in them; after 2 s in all as far as they are.
   * @throws RefusalError not-signed-in for a guest.
   */
  async read<Row extends QueryResultRow>(
    { projection, also = [], name, text, values = [] }: OwnerQuery,
    context: MessageContext,
  ): Promise<Row[]> {
    const statement = { name, text, values: [signedIn(context), ...values] };
    return readWithWritesOf<Row>(context, this.store, [projection, ...also], statement);
  }
}

import type { QueryResult, QueryResultRow } from 'pg';
import type { DomainEvent, LoggedEvent } from '../event';

/** The transaction that an event's handler writes in; tables are named without a schema. */
export type ProjectionTransaction = {
  query<Row extends QueryResultRow>(text: string, values?: readonly unknown[]): Promise<QueryResult<Row>>;
};

/**
 * Writes what one event means for the tables. Reads no clock, no randomness and no other tables: replayed, it
 * must write the same rows. `event.data` is in its current version.
 */
export type ProjectionHandler<Event extends DomainEvent = DomainEvent> = (
  tx: ProjectionTransaction,
  event: LoggedEvent<Event>,
) => Promise<unknown>;

export type ProjectionDefinition<Event extends DomainEvent = DomainEvent> = {
  /** The PostgreSQL schema whose views the queries read, such as 'tracking'. */
  readonly schema: string;
  /** Such as 'dashboard'; with the schema it names the read model: 'tracking.dashboard'. */
  readonly name: string;
  /** Raise it when `create` or a handler changes: the read model is then rebuilt beside the live one. */
  readonly version: number;
  /** The tables that `create` makes and that queries may read. */
  readonly tables: readonly string[];
  /** SQL that creates the tables and indexes, named without a schema. */
  readonly create: string;
  /** By event type; other known types are of no interest. */
  readonly handlers: {
    readonly [Type in Event['type']]?: ProjectionHandler<Extract<Event, { type: Type }>>;
  };
};

export type Projection = Omit<ProjectionDefinition, 'handlers'> & {
  readonly handlers: ReadonlyMap<string, ProjectionHandler>;
  /** `<schema>.<name>` */
  readonly id: string;
  /** The view of the live generation, for queries: `projection.table('gardens')` is 'tracking.gardens'. */
  table(name: string): string;
  /** The schema that holds the tables of one generation; of '' its beginning, to be followed by the number. */
  generationSchema(generation: number | ''): string;
};

const IDENTIFIER = /^[a-z][a-z0-9_]{0,40}$/;

/**
 * A read model: `defineProjection<GardenEvent>({…})` types each handler by its key.
 * @throws RangeError when a name is not a plain lower-case SQL identifier, or an unknown table is asked for.
 */
export function defineProjection<Event extends DomainEvent>(
  definition: ProjectionDefinition<Event>,
): Projection {
  const { schema, name, tables } = definition;
  for (const identifier of [schema, name, ...tables]) {
    if (!IDENTIFIER.test(identifier)) throw new RangeError(`not a plain identifier: ${identifier}`);
  }
  return {
    ...definition,
    // An event reaches only the handler under its own type, after the upcaster has read it.
    handlers: new Map(Object.entries<unknown>(definition.handlers) as [string, ProjectionHandler][]),
    id: `${schema}.${name}`,
    table(table) {
      if (!tables.includes(table)) throw new RangeError(`${schema}.${name} has no table ${table}`);
      return `${schema}.${table}`;
    },
    generationSchema: (generation) => `${schema}_${name}_g${generation}`,
  };
}

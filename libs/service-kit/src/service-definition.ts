import type { Type } from '@nestjs/common';
import type { Message } from '@planted/contracts';
import type { EventTypeVersions, Projection } from '@planted/event-sourcing';
import type { OpsArea, OpsTool, StreamFold } from '@planted/event-sourcing/ops';
import type { Pool } from 'pg';
import type { EntityTarget, MigrationInterface, ObjectLiteral } from 'typeorm';
import type { z } from 'zod';
import type { Environment } from './configuration';
import type { MasterKey } from './master-key/master-key';
import type { AnyRequestClass } from './messaging/request-class';
import type { PersonalData } from './personal-data/personal-data';

type EntityClass = Extract<EntityTarget<ObjectLiteral>, new () => ObjectLiteral>;

/** What the commands of a service work with, besides what those over events do. */
export interface ServiceOpsTool extends OpsTool {
  readonly environment: Environment;
  readonly masterKey: MasterKey;
  readonly personal: PersonalData;
  /** Every service deletes what guests sent from the address. */
  forgetSender(email: string): Promise<void>;
}

/** As `OpsArea`, of a service. */
export type ServiceOps = (tool: ServiceOpsTool) => ReturnType<OpsArea>;

/** All that a process needs to know to run a service; each service package exports one. */
export interface ServiceDefinition {
  /** Also its PostgreSQL schema. */
  readonly name: Message<z.ZodType, z.ZodType>['service'];
  /** A Nest module whose providers are the service's handlers. */
  readonly module: Type;
  /** The messages it answers; each needs a `@CommandHandler` or `@QueryHandler` among the providers. */
  readonly answers: readonly AnyRequestClass[];
  /** TypeORM entities; their repositories come by `TypeOrmModule.forFeature` and `@InjectRepository`. */
  readonly entities?: readonly EntityClass[];
  /** TypeORM migrations in order; they run in the service's schema before it answers. */
  readonly migrations?: readonly (new () => MigrationInterface)[];
  /** The read models it keeps, in its own schema. */
  readonly projections?: readonly Projection[];
  /** What operators can do with what the service keeps: `npm run ops -- …`. */
  readonly ops?: ServiceOps;
  /** Deletes what the service keeps of guests from this address, in a process that runs no services. */
  readonly forgetSender?: (pool: Pool, email: string) => Promise<void>;
  /** The kinds of its streams whose state operators can see, as it was at any point in time. */
  readonly folds?: readonly StreamFold[];
  /**
   * How the event types are read that its streams or read models meet: every type of the log, where it has read models.
   */
  readonly upcasters?: Readonly<Record<string, EventTypeVersions>>;
}

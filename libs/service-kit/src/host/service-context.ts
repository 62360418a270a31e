import type { DynamicModule, INestApplicationContext, Provider } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CommandBus, CqrsModule, QueryBus } from '@nestjs/cqrs';
import { createResponder } from '../messaging/create-responder';
import type { Responder } from '../messaging/messaging';
import type { ServiceDefinition } from '../service-definition';
import { createNestLog } from '../logging/nest-log';
import type { Logger } from 'pino';

class ServiceRoot {}

/** The service's module, with what the kit provides visible everywhere in it. */
function rootModule(definition: ServiceDefinition, provided: readonly Provider[]): DynamicModule {
  const kit: DynamicModule = {
    module: class KitProviders {},
    global: true,
    providers: [...provided],
    exports: provided.map((provider) => (typeof provider === 'function' ? provider : provider.provide)),
  };
  return { module: ServiceRoot, imports: [kit, CqrsModule.forRoot(), definition.module] };
}

export interface ServiceContext {
  readonly app: INestApplicationContext;
  readonly responder: Responder;
}

/** Makes the service's handlers; it answers no one until its responder is served. */
export async function createServiceContext(
  definition: ServiceDefinition,
  provided: readonly Provider[],
  log: Logger,
): Promise<ServiceContext> {
  const app = await NestFactory.createApplicationContext(rootModule(definition, provided), {
    logger: createNestLog(log),
    abortOnError: false,
  });
  const responder = createResponder({
    service: definition.name,
    requests: definition.answers,
    commands: app.get(CommandBus),
    queries: app.get(QueryBus),
    log,
  });
  return { app, responder };
}

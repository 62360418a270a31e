import { Module } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { type Plant, readPlantsQuery } from '@planted/contracts';
import { type Handles, requestFor } from '../messaging/request-class';
import type { ServiceDefinition } from '../service-definition';

/** Answers in the catalogue's place, for tests of services that only ask it: with these plants. */
export function catalogueStandIn(plants: readonly Plant[]): ServiceDefinition {
  class ReadPlants extends requestFor(readPlantsQuery) {}

  @QueryHandler(ReadPlants)
  class ReadPlantsHandler implements Handles<typeof readPlantsQuery> {
    async execute(): Promise<Plant[]> {
      return [...plants];
    }
  }

  @Module({ providers: [ReadPlantsHandler] })
  class CatalogueStandIn {}

  return { name: 'catalogue', module: CatalogueStandIn, answers: [ReadPlants] };
}

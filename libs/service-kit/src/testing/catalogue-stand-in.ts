import { Module } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import {
  fetchVarietiesQuery,
  type OutputOf,
  type Plant,
  readPlantsQuery,
  type Variety,
} from '@planted/contracts';
import { type Handles, requestFor } from '../messaging/request-class';
import type { ServiceDefinition } from '../service-definition';

/** Answers in the catalogue's place, for tests of services that only ask it: with these plants and varieties. */
export function catalogueStandIn(
  plants: readonly Plant[],
  varieties: readonly Variety[] = [],
): ServiceDefinition {
  class ReadPlants extends requestFor(readPlantsQuery) {}

  @QueryHandler(ReadPlants)
  class ReadPlantsHandler implements Handles<typeof readPlantsQuery> {
    async execute(): Promise<Plant[]> {
      return [...plants];
    }
  }

  class FetchVarieties extends requestFor(fetchVarietiesQuery) {}

  @QueryHandler(FetchVarieties)
  class FetchVarietiesHandler implements Handles<typeof fetchVarietiesQuery> {
    async execute(): Promise<OutputOf<typeof fetchVarietiesQuery>> {
      return { data: [...varieties] };
    }
  }

  @Module({ providers: [ReadPlantsHandler, FetchVarietiesHandler] })
  class CatalogueStandIn {}

  return { name: 'catalogue', module: CatalogueStandIn, answers: [ReadPlants, FetchVarieties] };
}

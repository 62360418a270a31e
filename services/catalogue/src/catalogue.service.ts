import type { ServiceDefinition } from '@planted/service-kit';
import { CatalogueModule } from './catalogue.module';
import { CreatePlantTable1795000000001 } from './migrations/1-create-plant-table.migration';
import { LoadedFactsEntity } from './plant-table/loaded-facts.entity';
import { PlantEntity } from './plant-table/plant.entity';
import { PlantRelationEntity } from './plant-table/plant-relation.entity';
import { FetchCompanionPlants } from './queries/fetch-companion-plants/fetch-companion-plants.query';
import { FetchFillerPlants } from './queries/fetch-filler-plants/fetch-filler-plants.query';
import { FetchOrganicPestControlPlants } from './queries/fetch-organic-pest-control-plants/fetch-organic-pest-control-plants.query';
import { FetchPollinatorPlants } from './queries/fetch-pollinator-plants/fetch-pollinator-plants.query';
import { SelectPlants } from './queries/select-plants/select-plants.query';
import { ReadPlants } from './queries/read-plants/read-plants.query';

/** The plant table and the relations between plants; facts of the release, no events. */
export const catalogueService: ServiceDefinition = {
  name: 'catalogue',
  module: CatalogueModule,
  answers: [
    ReadPlants,
    SelectPlants,
    FetchFillerPlants,
    FetchCompanionPlants,
    FetchOrganicPestControlPlants,
    FetchPollinatorPlants,
  ],
  entities: [PlantEntity, PlantRelationEntity, LoadedFactsEntity],
  migrations: [CreatePlantTable1795000000001],
};

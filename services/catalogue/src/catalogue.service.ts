import type { ServiceDefinition } from '@planted/service-kit';
import { CatalogueModule } from './catalogue.module';
import { CreatePlantTable1795000000001 } from './migrations/1-create-plant-table.migration';
import { LoadedFactsEntity } from './plant-table/loaded-facts.entity';
import { PlantEntity } from './plant-table/plant.entity';
import { PlantRelationEntity } from './plant-table/plant-relation.entity';
import { ReadPlants } from './queries/read-plants/read-plants.query';

/** The plant table and the relations between plants; facts of the release, no events. */
export const catalogueService: ServiceDefinition = {
  name: 'catalogue',
  module: CatalogueModule,
  answers: [ReadPlants],
  entities: [PlantEntity, PlantRelationEntity, LoadedFactsEntity],
  migrations: [CreatePlantTable1795000000001],
};

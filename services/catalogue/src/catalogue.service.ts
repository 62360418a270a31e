import type { ServiceDefinition } from '@planted/service-kit';
import { CatalogueModule } from './catalogue.module';
import { CreatePlantTable1795000000001 } from './migrations/1-create-plant-table.migration';
import { AddOtherNames1795000000002 } from './migrations/2-add-other-names.migration';
import { AddMeasured1795000000003 } from './migrations/3-add-measured.migration';
import { CreateSeasonFacts1795000000004 } from './migrations/4-create-season-facts.migration';
import { LoadedFactsEntity } from './plant-table/loaded-facts.entity';
import { PlantEntity } from './plant-table/plant.entity';
import { PlantRelationEntity } from './plant-table/plant-relation.entity';
import { SeasonFactEntity } from './plant-table/season-fact.entity';
import { FetchCompanionPlantsQuery } from './queries/fetch-companion-plants/fetch-companion-plants.query';
import { FetchFillerPlantsQuery } from './queries/fetch-filler-plants/fetch-filler-plants.query';
import { FetchOrganicPestControlPlantsQuery } from './queries/fetch-organic-pest-control-plants/fetch-organic-pest-control-plants.query';
import { FetchPollinatorPlantsQuery } from './queries/fetch-pollinator-plants/fetch-pollinator-plants.query';
import { FetchRotationFactsQuery } from './queries/fetch-rotation-facts/fetch-rotation-facts.query-handler';
import { FetchSeasonFactsQuery } from './queries/fetch-season-facts/fetch-season-facts.query';
import { FetchVarietiesQuery } from './queries/fetch-varieties/fetch-varieties.query-handler';
import { SelectPlantsQuery } from './queries/select-plants/select-plants.query';
import { ReadPlantsQuery } from './queries/read-plants/read-plants.query';

/** The plant table and the relations between plants; facts of the release, no events. */
export const catalogueService: ServiceDefinition = {
  name: 'catalogue',
  module: CatalogueModule,
  answers: [
    FetchVarietiesQuery,
    FetchRotationFactsQuery,
    FetchSeasonFactsQuery,
    ReadPlantsQuery,
    SelectPlantsQuery,
    FetchFillerPlantsQuery,
    FetchCompanionPlantsQuery,
    FetchOrganicPestControlPlantsQuery,
    FetchPollinatorPlantsQuery,
  ],
  entities: [PlantEntity, PlantRelationEntity, SeasonFactEntity, LoadedFactsEntity],
  migrations: [
    CreatePlantTable1795000000001,
    AddOtherNames1795000000002,
    AddMeasured1795000000003,
    CreateSeasonFacts1795000000004,
  ],
};

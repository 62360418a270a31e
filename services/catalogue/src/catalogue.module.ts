import { Module } from '@nestjs/common';
import { FillPlantTable } from './plant-table/fill-plant-table';
import { FetchCompanionPlantsHandler } from './queries/fetch-companion-plants/fetch-companion-plants.query-handler';
import { FetchFillerPlantsHandler } from './queries/fetch-filler-plants/fetch-filler-plants.query-handler';
import { FetchOrganicPestControlPlantsHandler } from './queries/fetch-organic-pest-control-plants/fetch-organic-pest-control-plants.query-handler';
import { FetchPollinatorPlantsHandler } from './queries/fetch-pollinator-plants/fetch-pollinator-plants.query-handler';
import { FetchRotationFactsHandler } from './queries/fetch-rotation-facts/fetch-rotation-facts.query-handler';
import { FetchSeasonFactsHandler } from './queries/fetch-season-facts/fetch-season-facts.query-handler';
import { FetchVarietiesHandler } from './queries/fetch-varieties/fetch-varieties.query-handler';
import { SelectPlantsHandler } from './queries/select-plants/select-plants.query-handler';
import { ReadPlantsHandler } from './queries/read-plants/read-plants.query-handler';

@Module({
  providers: [
    FetchVarietiesHandler,
    FetchRotationFactsHandler,
    FetchSeasonFactsHandler,
    FillPlantTable,
    FetchCompanionPlantsHandler,
    FetchFillerPlantsHandler,
    FetchOrganicPestControlPlantsHandler,
    FetchPollinatorPlantsHandler,
    ReadPlantsHandler,
    SelectPlantsHandler,
  ],
})
export class CatalogueModule {}

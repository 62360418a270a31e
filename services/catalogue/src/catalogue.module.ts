import { Module } from '@nestjs/common';
import { FillPlantTable } from './plant-table/fill-plant-table';
import { ReadPlantsHandler } from './queries/read-plants/read-plants.query-handler';

@Module({ providers: [FillPlantTable, ReadPlantsHandler] })
export class CatalogueModule {}

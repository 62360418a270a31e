import { Module } from '@nestjs/common';
import { FetchGardenPlantsHandler } from './queries/fetch-garden-plants/fetch-garden-plants.query-handler';
import { PlantRecords } from './queries/fetch-garden-plants/plant-records';
import { FetchGardensHandler } from './queries/fetch-gardens/fetch-gardens.query-handler';
import { FetchRecentActivitiesHandler } from './queries/fetch-recent-activities/fetch-recent-activities.query-handler';
import { OwnRows } from './read-models/own-rows';

@Module({
  providers: [
    OwnRows,
    PlantRecords,
    FetchGardensHandler,
    FetchGardenPlantsHandler,
    FetchRecentActivitiesHandler,
  ],
})
export class TrackingModule {}

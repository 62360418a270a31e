import { AddGardenEventController } from './add-garden-event/add-garden-event.controller';
import { ClientConfigController } from './client-config/client-config.controller';
import { DemoSignInController } from './demo-sign-in/demo-sign-in.controller';
import { FetchCompanionPlantsController } from './fetch-companion-plants/fetch-companion-plants.controller';
import { FetchDashboardPlantsController } from './fetch-dashboard-plants/fetch-dashboard-plants.controller';
import { FetchFillerPlantsController } from './fetch-filler-plants/fetch-filler-plants.controller';
import { FetchGardensController } from './fetch-gardens/fetch-gardens.controller';
import { FetchManagerPlantsController } from './fetch-manager-plants/fetch-manager-plants.controller';
import { FetchOrganicPestControlPlantsController } from './fetch-organic-pest-control-plants/fetch-organic-pest-control-plants.controller';
import { FetchPollinatorPlantsController } from './fetch-pollinator-plants/fetch-pollinator-plants.controller';
import { FetchRecentActivitiesController } from './fetch-recent-activities/fetch-recent-activities.controller';
import { LogoutController } from './logout/logout.controller';
import { MeController } from './me/me.controller';
import { ReadPlantsController } from './read-plants/read-plants.controller';
import { SaveGardenController } from './save-garden/save-garden.controller';
import { SavePlantsController } from './save-plants/save-plants.controller';
import { UpdatePlantHealthRatingController } from './update-plant-health-rating/update-plant-health-rating.controller';
import { UpdatePlantingDatesController } from './update-planting-dates/update-planting-dates.controller';
import { VerifyGoogleTokenController } from './verify-google-token/verify-google-token.controller';
import { WaterAllPlantsController } from './water-all-plants/water-all-plants.controller';

/** One controller a call. */
export const callControllers = [
  AddGardenEventController,
  ClientConfigController,
  DemoSignInController,
  FetchCompanionPlantsController,
  FetchDashboardPlantsController,
  FetchFillerPlantsController,
  FetchGardensController,
  FetchManagerPlantsController,
  FetchOrganicPestControlPlantsController,
  FetchPollinatorPlantsController,
  FetchRecentActivitiesController,
  LogoutController,
  MeController,
  ReadPlantsController,
  SaveGardenController,
  SavePlantsController,
  UpdatePlantHealthRatingController,
  UpdatePlantingDatesController,
  VerifyGoogleTokenController,
  WaterAllPlantsController,
];

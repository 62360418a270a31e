import { Module } from '@nestjs/common';
import { AddGardenEventHandler } from './commands/add-garden-event/add-garden-event.command-handler';
import { ChangeLayoutHandler } from './commands/change-layout/change-layout.command-handler';
import { RemovePlantsHandler } from './commands/remove-plants.command-handler';
import { SaveGardenHandler } from './commands/save-garden/save-garden.command-handler';
import { SavePlantsHandler } from './commands/save-plants/save-plants.command-handler';
import { UpdatePlantHealthRatingHandler } from './commands/update-plant-health-rating.command-handler';
import { UpdatePlantingDatesHandler } from './commands/update-planting-dates/update-planting-dates.command-handler';
import { WaterAllPlantsHandler } from './commands/water-all-plants/water-all-plants.command-handler';
import { CorrectGardenEventHandler } from './commands/correct-garden-event.command-handler';
import { WithdrawGardenEventHandler } from './commands/withdraw-garden-event.command-handler';
import { RestoreGardenEventHandler } from './commands/restore-garden-event.command-handler';
import { GardenCommands } from './garden/garden-commands';
import { KnownPlants } from './garden/known-plants';
import { PlantListCommands } from './garden/plant-list-commands';
import { FindPlantGarden } from './read-models/plant-locations/find-plant-garden';

@Module({
  providers: [
    ChangeLayoutHandler,
    GardenCommands,
    KnownPlants,
    FindPlantGarden,
    PlantListCommands,
    SaveGardenHandler,
    SavePlantsHandler,
    AddGardenEventHandler,
    UpdatePlantingDatesHandler,
    UpdatePlantHealthRatingHandler,
    WaterAllPlantsHandler,
    RemovePlantsHandler,
    RestoreGardenEventHandler,
    WithdrawGardenEventHandler,
    CorrectGardenEventHandler,
  ],
})
export class GardensModule {}

import { Module } from '@nestjs/common';
import { AddGardenEventHandler } from './commands/add-garden-event/add-garden-event.command-handler';
import { SaveGardenHandler } from './commands/save-garden/save-garden.command-handler';
import { SavePlantsHandler } from './commands/save-plants/save-plants.command-handler';
import { GardenCommands } from './garden/garden-commands';
import { KnownPlants } from './garden/known-plants';
import { FindPlantGarden } from './read-models/plant-locations/find-plant-garden';

@Module({
  providers: [
    GardenCommands,
    KnownPlants,
    FindPlantGarden,
    SaveGardenHandler,
    SavePlantsHandler,
    AddGardenEventHandler,
  ],
})
export class GardensModule {}

import { eventSchemas, eventSteps } from '@planted/contracts';
import { streamFold } from '@planted/event-sourcing/ops';
import { readingsOf, type ServiceDefinition } from '@planted/service-kit';
import { AddGardenEvent } from './commands/add-garden-event/add-garden-event.command-handler';
import { RemovePlants } from './commands/remove-plants/remove-plants.command-handler';
import { SaveGarden } from './commands/save-garden/save-garden.command-handler';
import { SavePlants } from './commands/save-plants/save-plants.command-handler';
import { UpdatePlantHealthRating } from './commands/update-plant-health-rating/update-plant-health-rating.command-handler';
import { UpdatePlantingDates } from './commands/update-planting-dates/update-planting-dates.command-handler';
import { WaterAllPlants } from './commands/water-all-plants/water-all-plants.command-handler';
import { gardenDecider } from './garden/garden.decider';
import { GardensModule } from './gardens.module';
import { plantLocations } from './read-models/plant-locations/plant-locations.projection';

/** Owns the gardens: their settings and shape, the layout of their plants, and what happened in them. */
export const gardensService: ServiceDefinition = {
  name: 'gardens',
  module: GardensModule,
  answers: [
    SaveGarden,
    SavePlants,
    AddGardenEvent,
    UpdatePlantingDates,
    UpdatePlantHealthRating,
    WaterAllPlants,
    RemovePlants,
  ],
  projections: [plantLocations],
  readings: readingsOf(eventSchemas, eventSteps),
  folds: [streamFold('garden', gardenDecider)],
};

import { eventTypes } from '@planted/contracts';
import { upcastersFrom, type ServiceDefinition } from '@planted/service-kit';
import { AddGardenEventCommand } from './commands/add-garden-event/add-garden-event.command-handler';
import { ChangeLayoutCommand } from './commands/change-layout/change-layout.command-handler';
import { RemovePlantsCommand } from './commands/remove-plants.command-handler';
import { SaveGardenCommand } from './commands/save-garden/save-garden.command-handler';
import { SavePlantsCommand } from './commands/save-plants/save-plants.command-handler';
import { UpdatePlantHealthRatingCommand } from './commands/update-plant-health-rating.command-handler';
import { UpdatePlantingDatesCommand } from './commands/update-planting-dates/update-planting-dates.command-handler';
import { WaterAllPlantsCommand } from './commands/water-all-plants/water-all-plants.command-handler';
import { CorrectGardenEventCommand } from './commands/correct-garden-event.command-handler';
import { WithdrawGardenEventCommand } from './commands/withdraw-garden-event.command-handler';
import { RestoreGardenEventCommand } from './commands/restore-garden-event.command-handler';
import { gardenFold } from './garden/garden-fold';
import { GardensModule } from './gardens.module';
import { plantLocations } from './read-models/plant-locations/plant-locations.projection';

/** Owns the gardens: their settings and shape, the layout of their plants, and what happened in them. */
export const gardensService: ServiceDefinition = {
  name: 'gardens',
  module: GardensModule,
  answers: [
    ChangeLayoutCommand,
    SaveGardenCommand,
    SavePlantsCommand,
    AddGardenEventCommand,
    UpdatePlantingDatesCommand,
    UpdatePlantHealthRatingCommand,
    WaterAllPlantsCommand,
    RemovePlantsCommand,
    RestoreGardenEventCommand,
    WithdrawGardenEventCommand,
    CorrectGardenEventCommand,
  ],
  projections: [plantLocations],
  upcasters: upcastersFrom(eventTypes),
  folds: [gardenFold],
};

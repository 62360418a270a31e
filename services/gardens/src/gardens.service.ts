import { eventTypes } from '@planted/contracts';
import { upcastersFrom, type ServiceDefinition } from '@planted/service-kit';
import { AddGardenEventCommand } from './commands/add-garden-event/add-garden-event.command-handler';
import { ChangeLayoutCommand } from './commands/change-layout/change-layout.command-handler';
import { ChoosePlaceCommand } from './commands/choose-place/choose-place.command-handler';
import { RemoveOwnKindCommand } from './commands/remove-own-kind/remove-own-kind.command-handler';
import { RemovePlantsCommand } from './commands/remove-plants.command-handler';
import { SaveGardenCommand } from './commands/save-garden/save-garden.command-handler';
import { SaveOwnKindCommand } from './commands/save-own-kind/save-own-kind.command-handler';
import { SavePlantsCommand } from './commands/save-plants/save-plants.command-handler';
import { UpdatePlantHealthRatingCommand } from './commands/update-plant-health-rating.command-handler';
import { UpdatePlantingDatesCommand } from './commands/update-planting-dates/update-planting-dates.command-handler';
import { WaterAllPlantsCommand } from './commands/water-all-plants/water-all-plants.command-handler';
import { CorrectGardenEventCommand } from './commands/correct-garden-event.command-handler';
import { WithdrawGardenEventCommand } from './commands/withdraw-garden-event.command-handler';
import { RestoreGardenEventCommand } from './commands/restore-garden-event.command-handler';
import { AdoptBranchCommand } from './commands/branches/adopt-branch.command-handler';
import { BeginBranchCommand } from './commands/branches/begin-branch.command-handler';
import { ChangeBranchCommand } from './commands/branches/change-branch.command-handler';
import { DiscardBranchCommand } from './commands/branches/discard-branch.command-handler';
import { RenameBranchCommand } from './commands/branches/rename-branch.command-handler';
import { RestoreBranchCommand } from './commands/branches/restore-branch.command-handler';
import { FetchBranchQuery } from './queries/branches/fetch-branch.query-handler';
import { FetchBranchesQuery } from './queries/branches/fetch-branches.query-handler';
import { gardenFold } from './garden/garden-fold';
import { GardensModule } from './gardens.module';
import { FetchOwnKindsQuery } from './queries/fetch-own-kinds/fetch-own-kinds.query-handler';
import { FetchPastQuery } from './queries/fetch-past/fetch-past.query-handler';
import { FetchPlaceQuery } from './queries/fetch-place/fetch-place.query-handler';
import { plantLocations } from './read-models/plant-locations/plant-locations.projection';

/** Owns the gardens: their settings and shape, the layout of their plants, where they are, and what happened in them. */
export const gardensService: ServiceDefinition = {
  name: 'gardens',
  module: GardensModule,
  answers: [
    FetchOwnKindsQuery,
    RemoveOwnKindCommand,
    SaveOwnKindCommand,
    AdoptBranchCommand,
    BeginBranchCommand,
    ChangeBranchCommand,
    DiscardBranchCommand,
    RenameBranchCommand,
    RestoreBranchCommand,
    FetchBranchQuery,
    FetchBranchesQuery,
    FetchPastQuery,
    ChangeLayoutCommand,
    ChoosePlaceCommand,
    FetchPlaceQuery,
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

import { Module } from '@nestjs/common';
import { BranchesOf } from './branches/branches-of';
import { AdoptBranchHandler } from './commands/branches/adopt-branch.command-handler';
import { BeginBranchHandler } from './commands/branches/begin-branch.command-handler';
import { ChangeBranchHandler } from './commands/branches/change-branch.command-handler';
import { DiscardBranchHandler } from './commands/branches/discard-branch.command-handler';
import { RenameBranchHandler } from './commands/branches/rename-branch.command-handler';
import { RestoreBranchHandler } from './commands/branches/restore-branch.command-handler';
import { RemoveOwnKindHandler } from './commands/remove-own-kind/remove-own-kind.command-handler';
import { SaveOwnKindHandler } from './commands/save-own-kind/save-own-kind.command-handler';
import { FetchBranchHandler } from './queries/branches/fetch-branch.query-handler';
import { FetchBranchesHandler } from './queries/branches/fetch-branches.query-handler';
import { AddGardenEventHandler } from './commands/add-garden-event/add-garden-event.command-handler';
import { ChoosePlaceHandler } from './commands/choose-place/choose-place.command-handler';
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
import { GardenPasts } from './past/garden-pasts';
import { OwnKindsOf } from './own-kinds/own-kinds-of';
import { ChosenPlacesOf } from './place/chosen-places';
import { OwnedGardens } from './place/owned-gardens';
import { PlaceClimates } from './place/place-climates';
import { FetchOwnKindsHandler } from './queries/fetch-own-kinds/fetch-own-kinds.query-handler';
import { FetchPastHandler } from './queries/fetch-past/fetch-past.query-handler';
import { FetchPlaceHandler } from './queries/fetch-place/fetch-place.query-handler';
import { FindPlantGarden } from './read-models/plant-locations/find-plant-garden';
import { NewPlantings } from './read-models/plant-locations/new-plantings';

@Module({
  providers: [
    FetchOwnKindsHandler,
    RemoveOwnKindHandler,
    SaveOwnKindHandler,
    BranchesOf,
    AdoptBranchHandler,
    BeginBranchHandler,
    ChangeBranchHandler,
    DiscardBranchHandler,
    RenameBranchHandler,
    RestoreBranchHandler,
    FetchBranchHandler,
    FetchBranchesHandler,
    NewPlantings,
    FetchPastHandler,
    ChangeLayoutHandler,
    ChoosePlaceHandler,
    ChosenPlacesOf,
    OwnKindsOf,
    FetchPlaceHandler,
    OwnedGardens,
    PlaceClimates,
    GardenCommands,
    GardenPasts,
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

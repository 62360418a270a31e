import type { GardenCommand } from './garden-command';

/**
 * What each command is called in the command ids of stored events. A repeat is recognized by that id, also when another
 * release stored the first one: a name in this table never changes, whatever the command is called.
 */
export const STORED_COMMAND_NAMES: Readonly<Record<GardenCommand['type'], string>> = {
  SaveGarden: 'SaveGarden',
  SavePlants: 'SavePlants',
  AddGardenEvent: 'RecordGardenEvent',
  UpdatePlantingDates: 'SetPlantingDates',
  UpdatePlantHealthRating: 'RatePlantHealth',
  WaterAllPlants: 'WaterGarden',
  RemovePlants: 'RemovePlants',
  ChangeLayout: 'ChangeLayout',
  CorrectGardenEvent: 'CorrectGardenEvent',
  WithdrawGardenEvent: 'WithdrawGardenEvent',
  RestoreGardenEvent: 'RestoreGardenEvent',
};

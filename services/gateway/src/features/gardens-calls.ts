import {
  addGardenEventCall,
  addGardenEventCommand,
  changeLayoutCall,
  changeLayoutCommand,
  correctGardenEventCall,
  correctGardenEventCommand,
  removePlantsCall,
  removePlantsCommand,
  restoreGardenEventCall,
  restoreGardenEventCommand,
  savePlantsCall,
  savePlantsCommand,
  updatePlantHealthRatingCall,
  updatePlantHealthRatingCommand,
  updatePlantingDatesCall,
  updatePlantingDatesCommand,
  waterAllPlantsCall,
  waterAllPlantsCommand,
  withdrawGardenEventCall,
  withdrawGardenEventCommand,
} from '@planted/contracts';
import { asIs, asSuccess, passOn } from '../edge/pass-on';

/** The calls that are one message to the service gardens. */
export const gardensCalls = [
  passOn(changeLayoutCall, changeLayoutCommand, asIs, 'save'),
  passOn(addGardenEventCall, addGardenEventCommand, asSuccess, 'save'),
  passOn(removePlantsCall, removePlantsCommand, asIs, 'save'),
  passOn(savePlantsCall, savePlantsCommand, asIs, 'save'),
  passOn(updatePlantHealthRatingCall, updatePlantHealthRatingCommand, asIs, 'save'),
  passOn(updatePlantingDatesCall, updatePlantingDatesCommand, asIs, 'save'),
  passOn(waterAllPlantsCall, waterAllPlantsCommand, asIs, 'save'),
  passOn(correctGardenEventCall, correctGardenEventCommand, asSuccess, 'save'),
  passOn(withdrawGardenEventCall, withdrawGardenEventCommand, asSuccess, 'save'),
  passOn(restoreGardenEventCall, restoreGardenEventCommand, asSuccess, 'save'),
];

import { type AnswerOf, type RequestOf, updatePlantingDatesCall } from '@planted/contracts';
import { request } from './request';

export type PlantingDates = RequestOf<typeof updatePlantingDatesCall>['plantingDates'];

/**
 * Sets planting dates, of all plants that are named or of none; answers how many, and which gardens are fully planted
 * now. @throws ApiError with the server's error, else 'Unknown error' (3 §8).
 */
export const updatePlantingDates = async (
  plantingDates: PlantingDates,
): Promise<AnswerOf<typeof updatePlantingDatesCall>['data']> =>
  (await request(updatePlantingDatesCall, { plantingDates }, { refusalText: 'Unknown error' })).data;

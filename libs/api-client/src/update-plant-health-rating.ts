import { type AnswerOf, type RequestOf, updatePlantHealthRatingCall } from '@planted/contracts';
import { request } from './request';

export type PlantHealthUpdates = RequestOf<typeof updatePlantHealthRatingCall>['plantHealthUpdates'];

/** Says how healthy plants are, 0 to 10, of all that are named or of none; answers how many, and what was logged. */
export const updatePlantHealthRating = async (
  plantHealthUpdates: PlantHealthUpdates,
): Promise<AnswerOf<typeof updatePlantHealthRatingCall>['data']> =>
  (await request(updatePlantHealthRatingCall, { plantHealthUpdates })).data;

import { type AnswerOf, type RequestOf, waterAllPlantsCall } from '@planted/contracts';
import { request } from './request';

/**
 * Waters every plant of a garden that is in the ground; answers how many, and what was logged.
 * @throws ApiError with the server's error, else 'Unknown error' (3 §8).
 */
export const waterAllPlants = async (
  input: RequestOf<typeof waterAllPlantsCall>,
): Promise<AnswerOf<typeof waterAllPlantsCall>['data']> =>
  (await request(waterAllPlantsCall, input, { refusalText: 'Unknown error' })).data;

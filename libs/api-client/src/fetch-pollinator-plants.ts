import { fetchPollinatorPlantsCall } from '@planted/contracts';
import { request } from './request';

/** Plants that feed pollinators. @throws ApiError, without words of the server's 'Failed to load Pollinator Plants' (2 §8) */
export const fetchPollinatorPlants = async (signal?: AbortSignal) =>
  (
    await request(
      fetchPollinatorPlantsCall,
      {},
      { refusalText: 'Failed to load Pollinator Plants', ...(signal && { signal }) },
    )
  ).data;

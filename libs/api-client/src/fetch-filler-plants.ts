import { fetchFillerPlantsCall } from '@planted/contracts';
import { request } from './request';

/** Plants of at most 2 × 2 feet that fill what is left free. @throws ApiError, without words of the server's 'Failed to load Filler Plants' (2 §8) */
export const fetchFillerPlants = async (signal?: AbortSignal) =>
  (
    await request(
      fetchFillerPlantsCall,
      {},
      { refusalText: 'Failed to load Filler Plants', ...(signal && { signal }) },
    )
  ).data;

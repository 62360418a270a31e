import { fetchOrganicPestControlPlantsCall } from '@planted/contracts';
import { request } from './request';

/** Plants that keep pests away. @throws ApiError, without words of the server's 'Failed to load Organic Pest Control Plants' (2 §8) */
export const fetchOrganicPestControlPlants = async (signal?: AbortSignal) =>
  (
    await request(
      fetchOrganicPestControlPlantsCall,
      {},
      { refusalText: 'Failed to load Organic Pest Control Plants', ...(signal && { signal }) },
    )
  ).data;

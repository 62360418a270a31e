import { fetchBranchesCall } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { fetchBranchesKey } from './branch-keys';
import { request } from './request';

/** The open branches of a garden. */
export const useFetchBranches = (gardenId: string) =>
  useQuery({
    queryKey: [...fetchBranchesKey, gardenId],
    queryFn: async ({ signal }) => (await request(fetchBranchesCall, { gardenId }, { signal })).data,
  });

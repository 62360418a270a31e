import { fetchBranchCall, type RequestOf } from '@planted/contracts';
import { useQuery } from '@tanstack/react-query';
import { fetchBranchKey } from './branch-keys';
import { request } from './request';

/** One branch, and what adopting it would do now. */
export const useFetchBranch = (input: RequestOf<typeof fetchBranchCall>) =>
  useQuery({
    queryKey: [...fetchBranchKey, input.gardenId, input.branchId],
    queryFn: async ({ signal }) => (await request(fetchBranchCall, input, { signal })).data,
  });

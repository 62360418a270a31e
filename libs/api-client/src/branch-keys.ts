/** Apart from the queries, so that a page that only lets them be read again does not bring their contracts with it. */
export const fetchBranchKey = ['fetch-branch'] as const;
export const fetchBranchesKey = ['fetch-branches'] as const;

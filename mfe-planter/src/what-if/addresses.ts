/** The planter of a saved garden. */
export const planterPath = (gardenId: string): string =>
  `/garden-summary?garden=${encodeURIComponent(gardenId)}`;

/** The other plans of a garden; with the id of one, that beside the garden. */
export const whatIfPath = (gardenId: string, branchId = ''): string =>
  `${planterPath(gardenId)}&whatif=${encodeURIComponent(branchId)}`;

/** The planter of one of them. */
export const draftPath = (gardenId: string, branchId: string): string =>
  `${planterPath(gardenId)}&draft=${encodeURIComponent(branchId)}`;

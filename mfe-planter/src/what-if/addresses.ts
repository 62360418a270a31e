import type { SavedGarden } from '../saved-garden/create-saved-garden';

/** The planter of a saved garden. */
export const planterPath = (gardenId: string): string =>
  `/garden-summary?garden=${encodeURIComponent(gardenId)}`;

/** The other plans of a garden; with the id of one, that beside the garden. */
export const whatIfPath = (gardenId: string, branchId = ''): string =>
  `${planterPath(gardenId)}&whatif=${encodeURIComponent(branchId)}`;

/** The planter of one of them. */
export const draftPath = (gardenId: string, branchId: string): string =>
  `${planterPath(gardenId)}&draft=${encodeURIComponent(branchId)}`;

/** The planter of what is open: of a garden, or of one of its other plans. */
export const plannedPath = ({ gardenId, branch }: Pick<SavedGarden, 'gardenId' | 'branch'>): string =>
  branch ? draftPath(gardenId, branch.id) : planterPath(gardenId);

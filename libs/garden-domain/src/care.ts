const WEEK = 7;

/**
 * Whole days from one watering to the next, by a plant's waterings a week: 1 is 7 days, 2 and 3 are 3 and 2, 7 and more
 * is 1; null for a plant that is never watered.
 */
export const daysBetweenWaterings = (perWeek: number): number | null =>
  perWeek > 0 ? Math.max(1, Math.floor(WEEK / perWeek)) : null;

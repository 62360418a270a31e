/** Milliseconds of work in one go that a gardener feels. */
export const LONG_TASK = 50;

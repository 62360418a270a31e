/**
 * How many of a plant grow in one square foot, by plant id: what the gardener set, else what the plant table says.
 * Without an entry one plant takes its whole footprint.
 */
export type Density = ReadonlyMap<string, number>;

import type { CompanionRelation } from '@planted/contracts';

/** What is known of neighbors: by plant id, its relations to other plants. Empty until they are loaded. */
export type Companions = Readonly<Record<string, readonly CompanionRelation[]>>;

export const NO_COMPANIONS: Companions = {};

/** What two kinds of plants do to each other, whichever of the two is asked; undefined where nothing is known. */
export const relationBetween = (
  companions: Companions,
  one: string,
  other: string,
): CompanionRelation | undefined =>
  companions[one]?.find(({ id }) => id === other) ?? companions[other]?.find(({ id }) => id === one);

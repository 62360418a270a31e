import type { Query } from '@tanstack/react-query';

/** Whether it can be worth asking again: not for what never goes stale, such as the plant catalog. */
export const mayBeStale = ({ observers }: Pick<Query, 'observers'>): boolean =>
  observers.every(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY);

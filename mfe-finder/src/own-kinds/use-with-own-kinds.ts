import { useOwnKinds } from '@planted/api-client';
import { type Plant, withOwnKinds } from '@planted/contracts';
import { useSession } from '@planted/mfe-kit';
import { useMemo } from 'react';

/** The plants, and after them the gardener's own kinds that are not removed; without an answer to those, the plants. */
export function useWithOwnKinds(plants: readonly Plant[]): readonly Plant[] {
  const { user } = useSession();
  const { data: own } = useOwnKinds({ enabled: user !== null });
  return useMemo(
    () =>
      own
        ? withOwnKinds(
            plants,
            own.filter(({ isRemoved }) => !isRemoved),
          )
        : plants,
    [plants, own],
  );
}

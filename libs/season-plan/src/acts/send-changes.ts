import { ApiError, changeLayout } from '@planted/api-client';
import { type LayoutChangeRequest, layoutSince } from '@planted/contracts';
import { newId } from '@planted/mfe-kit';

/** How often an act goes on from what another page has made meanwhile. */
const MAX_TRIES = 4;

/**
 * Sends the changes of one act. Days of steps are set and not shifted, so where another page was faster they are made in
 * what that page left. @returns the layout's version @throws ApiError
 */
export async function sendChanges(
  gardenId: string,
  version: number,
  changes: readonly LayoutChangeRequest[],
): Promise<number> {
  for (let [expectedVersion, tries] = [version, 1]; ; tries += 1) {
    try {
      const done = await changeLayout({ gardenId, expectedVersion, changes: [...changes] }, newId());
      return done.version;
    } catch (cause) {
      const since =
        cause instanceof ApiError && cause.status === 409
          ? layoutSince.safeParse(cause.current).data
          : undefined;
      if (!since || tries === MAX_TRIES) throw cause;
      expectedVersion = since.version;
    }
  }
}

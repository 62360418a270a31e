import { startWorker } from '@planted/mfe-kit';
import script from './planning.worker.ts?worker&url';

/** A worker for one planning run; undefined where the browser gives none, or its script is not what was built. */
export const openPlanningWorker = (): Promise<Worker | undefined> =>
  startWorker(script).catch((cause: unknown) => {
    console.warn('No worker available; planning on the main thread:', cause);
    return undefined;
  });

/** A worker for one planning run, from the remote's own base; undefined where the browser gives none. */
export function openPlanningWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./planning.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return undefined;
  }
}

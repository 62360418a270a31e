import { type AutoPlantingInput, type AutoPlantingResult, runAutoPlanting } from '@planted/auto-planting';

export type PlanningAnswer =
  | { readonly ok: true; readonly result: AutoPlantingResult }
  | { readonly ok: false; readonly error: string };

type OpenWorker = () => Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'> | undefined;

/**
 * Plans in a worker, so that the page stays smooth, and in the page where no worker can be had.
 * @param stop ends the run at once; the promise then never settles
 * @throws Error with the words of 2 §5
 */
export async function runPlanning(
  input: AutoPlantingInput,
  openWorker: OpenWorker,
  stop?: AbortSignal,
): Promise<AutoPlantingResult> {
  const worker = openWorker();
  if (!worker) return runAutoPlanting(input);
  return new Promise((resolve, reject) => {
    stop?.addEventListener('abort', () => worker.terminate(), { once: true });
    worker.addEventListener('message', (event) => {
      worker.terminate();
      const answer = (event as MessageEvent<PlanningAnswer>).data;
      if (answer.ok) resolve(answer.result);
      else reject(new Error(answer.error));
    });
    // A worker that does not load has planned nothing.
    worker.addEventListener('error', () => {
      worker.terminate();
      try {
        resolve(runAutoPlanting(input));
      } catch (cause) {
        reject(cause);
      }
    });
    worker.postMessage(input);
  });
}

import { type AutoPlantingInput, runAutoPlanting } from '@planted/auto-planting';
import type { PlanningAnswer } from './run-planning';

function answerTo(input: AutoPlantingInput): PlanningAnswer {
  try {
    return { ok: true, result: runAutoPlanting(input) };
  } catch (cause) {
    return { ok: false, error: cause instanceof Error ? cause.message : String(cause) };
  }
}

self.addEventListener('message', (event: MessageEvent<AutoPlantingInput>) => {
  self.postMessage(answerTo(event.data));
});

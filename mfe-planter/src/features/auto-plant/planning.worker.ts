import { newsOf, type PlanningJob } from './planning-job';
import type { PlanningAnswer } from './plan-in-worker';

/** Between two reports of progress, in milliseconds: 20 a second. */
const REPORT_INTERVAL_MS = 50;

const tell = (answer: PlanningAnswer): void => self.postMessage(answer);

self.addEventListener('message', (event: MessageEvent<PlanningJob>) => {
  const clock = () => performance.now();
  let told = Number.NEGATIVE_INFINITY;
  try {
    for (const news of newsOf(event.data, clock)) {
      if (news.kind === 'progress' && clock() - told < REPORT_INTERVAL_MS) continue;
      told = clock();
      tell(news);
    }
    tell({ kind: 'done' });
  } catch (cause) {
    tell({ kind: 'refused', error: cause instanceof Error ? cause.message : String(cause) });
  }
});

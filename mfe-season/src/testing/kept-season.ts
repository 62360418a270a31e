import type { LayoutChangeRequest } from '@planted/contracts';
import { applySeasonChanges } from '@planted/api-client';
import { seasonOf, serveSeason } from './season-answers';

/** A product that keeps what it is told. */
export function keeping(...plantings: Parameters<typeof seasonOf>) {
  let stored = seasonOf(...plantings);
  return serveSeason({
    '/api/gardens/fetchSeason': () => ({ data: { ...stored, next: null } }),
    '/api/gardens/changeLayout': (body: { changes: LayoutChangeRequest[] }) => {
      stored = applySeasonChanges(stored, body.changes);
      return { data: { version: 4 } };
    },
  });
}

/** May 21, 2027, at noon: only the date is another one, timers run. */
export function onMay21(): void {
  jest.useFakeTimers({
    now: new Date(2027, 4, 21, 12),
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'nextTick', 'performance', 'requestAnimationFrame'] as const),
    ],
  });
}

import type { QueryClient } from '@tanstack/react-query';
import { mayBeStale } from './may-be-stale';

const CHANGED = 'changed';

/**
 * Keeps the tabs of a browser in step: every successful change is announced on the channel, and what a tab shows is asked
 * for again when another announces one. What never goes stale, such as the plant catalog, is not.
 */
export function followOtherTabs(
  queryClient: QueryClient,
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>,
): void {
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') channel.postMessage(CHANGED);
  });
  channel.addEventListener('message', ({ data }) => {
    if (data !== CHANGED) return;
    void queryClient.invalidateQueries({ predicate: mayBeStale });
  });
}

import { sessionStore } from '@planted/mfe-kit';
import { createQueryClient } from '@planted/mfe-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { followOtherTabs } from './follow-other-tabs';
import { followOwner } from './follow-owner';

const queryClient = createQueryClient(() => {
  if (sessionStore.get().status === 'signed-in') void sessionStore.refresh();
});
followOwner(queryClient, sessionStore);
// Not while pages are prerendered: a channel would keep Node waiting for messages.
if (typeof window !== 'undefined' && 'BroadcastChannel' in window)
  followOtherTabs(queryClient, new BroadcastChannel('planted/changes'));

/** Later than what a page shows at first, in milliseconds. */
const LIVE_AFTER_MS = 1_000;

/** Loaded for signed-in gardeners only: a guest's pages change nowhere else. */
function followOtherDevices(): void {
  const stop = sessionStore.subscribe(look);
  function look(): void {
    if (sessionStore.get().status !== 'signed-in') return;
    stop();
    setTimeout(() => {
      // Without it a page is as old as its queries allow.
      void import('../live/start-live').then(({ startLive }) => startLive(queryClient)).catch(() => {});
    }, LIVE_AFTER_MS);
  }
  look();
}
if (typeof window !== 'undefined') followOtherDevices();

/** The providers around every remote page. */
export function RemoteProviders({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

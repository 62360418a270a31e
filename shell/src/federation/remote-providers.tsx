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

/** The providers around every remote page. */
export function RemoteProviders({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

import { sessionStore } from '@planted/mfe-kit';
import { createQueryClient } from '@planted/mfe-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { followOwner } from './follow-owner';

const queryClient = createQueryClient(() => {
  if (sessionStore.get().status === 'signed-in') void sessionStore.refresh();
});
followOwner(queryClient, sessionStore);

/** The providers around every remote page. */
export function RemoteProviders({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

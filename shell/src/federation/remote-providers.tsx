import { sessionStore } from '@planted/mfe-kit';
import { createQueryClient } from '@planted/mfe-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

const queryClient = createQueryClient();
let owner = sessionStore.get().user?.id;

// Nothing of one gardener may show for the next.
sessionStore.subscribe(() => {
  const current = sessionStore.get().user?.id;
  if (current === owner) return;
  owner = current;
  void queryClient.resetQueries();
});

/** What stands around every remote page. */
export function RemoteProviders({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

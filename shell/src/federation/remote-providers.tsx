import { sessionStore, useLocation } from '@planted/mfe-kit';
import { createQueryClient } from '@planted/mfe-kit/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { followOtherTabs } from './follow-other-tabs';
import { InstallOffer } from '../install/install-offer';
import { KeptPage } from '../offline/kept-page';
import { followKeptReads, readKeeper } from '../offline/kept-reads';
import { isPlaceKept } from '@planted/season-plan/device-place-key';
import { NoSignal } from '../waiting/no-signal';
import { offerKeptCommands } from '../waiting/offer-kept-commands';
import { followOwner } from './follow-owner';

const queryClient = createQueryClient(() => {
  if (sessionStore.get().status === 'signed-in') void sessionStore.refresh();
}, readKeeper);
followOwner(queryClient, sessionStore);
if (typeof window !== 'undefined') followKeptReads(queryClient);
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

/** A guest's place goes over to the account that signs in; its code is that of the page, and is loaded only where there is one. */
function followDevicePlace(): void {
  let isUnderWay = false;
  const look = () => {
    if (isUnderWay || sessionStore.get().status !== 'signed-in' || !isPlaceKept()) return;
    isUnderWay = true;
    void import('../features/place/place-page')
      .then(({ takeOverPlace }) => takeOverPlace(queryClient))
      .catch(() => {})
      .finally(() => {
        isUnderWay = false;
      });
  };
  sessionStore.subscribe(look);
  look();
}
if (typeof window !== 'undefined') followDevicePlace();
if (typeof window !== 'undefined') offerKeptCommands(queryClient);

/** The providers around every remote page. */
export function RemoteProviders({ children }: { children: ReactNode }) {
  const isToday = useLocation().pathname === '/dashboard';
  return (
    <QueryClientProvider client={queryClient}>
      <NoSignal />
      <KeptPage>{children}</KeptPage>
      {isToday && <InstallOffer />}
    </QueryClientProvider>
  );
}

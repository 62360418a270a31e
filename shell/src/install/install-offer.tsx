import { useSession } from '@planted/mfe-kit';
import { useState, useSyncExternalStore } from 'react';
import { OnDemand } from '../on-demand';
import { installPrompt } from './catch-prompt';
import { habits } from './install-habits';
import { wayOfThisDevice } from './install-way';

const loadCard = () => import('./install-card');

/** At the foot of Today, for a gardener who comes back: how to have Planted on the home screen. */
export function InstallOffer() {
  const { status } = useSession();
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.get);
  const [isDue, setIsDue] = useState(() => {
    habits.countVisit();
    return habits.isDue();
  });
  const way = wayOfThisDevice(prompt !== undefined);
  const isOffered = status === 'signed-in' && isDue && way !== 'none';

  async function install(): Promise<void> {
    const answer = await installPrompt.take()?.prompt();
    if (answer?.outcome === 'dismissed') habits.notNow();
  }
  function notNow(): void {
    habits.notNow();
    setIsDue(false);
  }
  return (
    <OnDemand
      load={loadCard}
      props={isOffered ? { way, onInstall: () => void install(), onNotNow: notNow } : null}
      // It is offered again with the next page.
      onFailure={() => {}}
    />
  );
}

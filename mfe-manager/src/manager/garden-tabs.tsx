import { Tabs } from '@planted/ui';
import { lazy, Suspense, useState } from 'react';
import { useLinkedFocus } from '../gardens/use-linked-focus';
import type { NamedGarden, PlantedGarden } from '../gardens/planted-garden';
import { PlantsTab } from '../plants-tab/plants-tab';
import styles from './garden-tabs.module.css';
import { type ManagerTab, useManagerPlace } from './manager-place';

const RemindersTab = lazy(() => import('../reminders/reminders-tab'));
const JournalsTab = lazy(() => import('../journal/journals-tab'));

interface GardenTabsProps {
  /** Without one there are reminders and journals only. */
  readonly garden: PlantedGarden | undefined;
  readonly gardens: readonly NamedGarden[];
  readonly className?: string | undefined;
}

/** Plants, Reminders and Journals (3 §2.3). Which one is open is in the address. */
export function GardenTabs({ garden, gardens, className }: GardenTabsProps) {
  const [place, change] = useManagerPlace();
  const [isLinked] = useState(place.tab !== undefined);
  const element = useLinkedFocus<HTMLDivElement>(isLinked);
  const first: ManagerTab = garden ? 'plants' : 'reminders';
  const isAdding = place.open === 'add';
  const onAdding = (adds: boolean) => change({ open: adds ? 'add' : undefined });
  const parts = { garden, gardens, isAdding, onAdding };
  return (
    <div ref={element} tabIndex={-1} className={`${styles.place} ${className ?? ''}`}>
      <Tabs
        label="About this garden"
        value={garden || place.tab !== 'plants' ? (place.tab ?? first) : first}
        onChange={(tab) => change({ tab, open: undefined })}
        tabs={[
          ...(garden
            ? [
                {
                  id: 'plants' as const,
                  label: 'Plants',
                  panel: <PlantsTab key={garden.id} garden={garden} />,
                },
              ]
            : []),
          {
            id: 'reminders',
            label: 'Reminders',
            panel: (
              <Suspense>
                <RemindersTab {...parts} />
              </Suspense>
            ),
          },
          {
            id: 'journals',
            label: 'Journals',
            panel: (
              <Suspense>
                <JournalsTab {...parts} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}

import { Card, Checkbox, EmptyState, Loading, Tabs, useNextFocus } from '@planted/ui';
import { lazy, Suspense, useState } from 'react';
import { GrowingList } from '../growing-list/growing-list';
import { EditorHost } from '../corrections/editor-host';
import type { NamedGarden, PlantedGarden } from '../gardens/planted-garden';
import { ExampleNotice } from '../example/example-notice';
import { ReminderList } from './reminder-list';
import styles from './reminders-tab.module.css';
import { useReminders } from './use-reminders';
import { useToggleReminder } from './use-toggle-reminder';

const AddReminderForm = lazy(() => import('./add-reminder-form'));

interface RemindersProps {
  readonly garden: PlantedGarden | undefined;
  readonly gardens: readonly NamedGarden[];
  readonly which: 'active' | 'completed';
}

function Reminders({ garden, gardens, which }: RemindersProps) {
  const reminders = useReminders();
  const toggle = useToggleReminder();
  const next = useNextFocus<HTMLDivElement>();
  const [isOnlyThis, setIsOnlyThis] = useState(false);
  if (reminders.status === 'loading') return <Loading block>Loading your reminders...</Loading>;
  const isExample = reminders.failure !== undefined;
  const shown = isOnlyThis
    ? reminders[which].filter(({ garden_id }) => garden_id === garden?.id)
    : reminders[which];
  const none =
    which === 'active' ? "No active reminders. Add one so you don't forget." : 'Nothing completed yet.';
  return (
    <Card {...next} tabIndex={-1} className={styles.reminders}>
      {reminders.failure && (
        <ExampleNotice {...reminders.failure}>
          Your reminders could not be loaded. These three are examples, not yours.
        </ExampleNotice>
      )}
      {!isExample && garden && gardens.length > 1 && (
        <Checkbox label={`Only ${garden.name}`} checked={isOnlyThis} onChange={setIsOnlyThis} />
      )}
      <EditorHost>
        {shown.length === 0 ? (
          <EmptyState>{none}</EmptyState>
        ) : (
          <GrowingList key={which} rows={shown} noun="reminders">
            {(drawn) => (
              <ReminderList
                label={which === 'active' ? 'Active reminders' : 'Completed reminders'}
                reminders={drawn}
                garden={garden}
                onToggle={isExample ? undefined : toggle}
              />
            )}
          </GrowingList>
        )}
      </EditorHost>
    </Card>
  );
}

interface RemindersTabProps {
  readonly garden: PlantedGarden | undefined;
  readonly gardens: readonly NamedGarden[];
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
}

/** What is to do, what is done, and a new reminder (3 §2.3). */
export default function RemindersTab({ garden, gardens, isAdding, onAdding }: RemindersTabProps) {
  const [which, setWhich] = useState<'active' | 'completed'>('active');
  return (
    <Tabs
      label="Reminders"
      value={isAdding ? 'add' : which}
      onChange={(tab) => {
        onAdding(tab === 'add');
        if (tab !== 'add') setWhich(tab);
      }}
      tabs={[
        {
          id: 'active',
          label: 'Active',
          panel: <Reminders garden={garden} gardens={gardens} which="active" />,
        },
        {
          id: 'completed',
          label: 'Completed',
          panel: <Reminders garden={garden} gardens={gardens} which="completed" />,
        },
        {
          id: 'add',
          label: 'Add New',
          panel: (
            <Card>
              <Suspense fallback={<Loading>Opening the form...</Loading>}>
                <AddReminderForm key={garden?.id} garden={garden} />
              </Suspense>
            </Card>
          ),
        },
      ]}
    />
  );
}

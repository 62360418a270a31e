import type { Reminder } from '@planted/contracts';
import { Link, useNavigate } from '@planted/mfe-kit';
import { Card, LinkButton, Loading, Plus, Tabs, useNextFocus } from '@planted/ui';
import { useId } from 'react';
import { ExampleNotice } from '../example/example-notice';
import { managerPath } from '../manager/manager-place';
import { ReminderList } from '../reminders/reminder-list';
import type { Reminders } from '../reminders/use-reminders';
import styles from './card-head.module.css';

/** Rows of a tab; the rest is in the garden manager. */
const MAX_ROWS = 8;

interface RemindersCardProps {
  readonly reminders: Reminders;
  readonly onToggle: (reminder: Reminder, isCompleted: boolean) => void;
}

function Panel({
  label,
  reminders,
  none,
  ...list
}: {
  label: string;
  reminders: readonly Reminder[];
  none: string;
  onToggle: RemindersCardProps['onToggle'] | undefined;
}) {
  if (reminders.length === 0) return <p className="soft">{none}</p>;
  const more = reminders.length - MAX_ROWS;
  return (
    <>
      <ReminderList label={label} reminders={reminders.slice(0, MAX_ROWS)} isBrief {...list} />
      {more > 0 && (
        <p className={`soft small ${styles.foot}`}>
          and <Link to={managerPath({ tab: 'reminders' })}>{more} more</Link>
        </p>
      )}
    </>
  );
}

/** Reminders to do and done, each with a box to tick (3 §2.2). */
export function RemindersCard({ reminders, onToggle }: RemindersCardProps) {
  const heading = useId();
  const navigate = useNavigate();
  const next = useNextFocus<HTMLDivElement>();
  return (
    <Card {...next} as="section" pad="l" tabIndex={-1} aria-labelledby={heading} className={styles.card}>
      <div className={styles.head}>
        <h2 id={heading}>Garden Reminders</h2>
      </div>
      {reminders.status === 'loading' ? (
        <Loading block>Loading your reminders...</Loading>
      ) : (
        <>
          {reminders.failure && (
            <ExampleNotice {...reminders.failure}>
              Your reminders could not be loaded. These three are examples, not yours.
            </ExampleNotice>
          )}
          <Tabs
            label="Reminders"
            tabs={(['active', 'completed'] as const).map((which) => ({
              id: which,
              label: which === 'active' ? 'Active' : 'Completed',
              count: reminders[which].length,
              panel: (
                <Panel
                  label={which === 'active' ? 'Active reminders' : 'Completed reminders'}
                  reminders={reminders[which]}
                  none={which === 'active' ? 'No active reminders.' : 'Nothing completed yet.'}
                  onToggle={reminders.failure ? undefined : onToggle}
                />
              ),
            }))}
          />
          {!reminders.failure && (
            <p className={styles.foot}>
              <LinkButton
                variant="text"
                href={managerPath({ tab: 'reminders', open: 'add' })}
                onNavigate={navigate}
                icon={Plus}
              >
                Add Reminder
              </LinkButton>
            </p>
          )}
        </>
      )}
    </Card>
  );
}

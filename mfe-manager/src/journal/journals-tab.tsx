import { useJournalEntries } from '@planted/api-client';
import type { JournalEntry } from '@planted/contracts';
import { Button, Card, EmptyState, Loading, PlantImage, Tabs } from '@planted/ui';
import { lazy, Suspense, useId, useMemo } from 'react';
import type { NamedGarden, PlantedGarden } from '../gardens/planted-garden';
import { JournalEntryArticle } from './journal-entry-article';
import { newestFirst } from './journal-words';
import styles from './journals-tab.module.css';

const AddJournalEntryForm = lazy(() => import('./add-journal-entry-form'));

interface EntriesProps {
  readonly title: string;
  readonly entries: readonly JournalEntry[];
  readonly none: string;
  readonly aboutOf?: (entry: JournalEntry) => string | undefined;
}

function Entries({ title, entries, none, aboutOf }: EntriesProps) {
  const heading = useId();
  return (
    <Card as="section" aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {entries.length === 0 ? (
        <p className="soft">{none}</p>
      ) : (
        <ul aria-labelledby={heading}>
          {entries.map((entry) => (
            <JournalEntryArticle key={entry.id} entry={entry} about={aboutOf?.(entry)} />
          ))}
        </ul>
      )}
    </Card>
  );
}

interface JournalsProps {
  readonly garden: PlantedGarden | undefined;
  readonly gardens: readonly NamedGarden[];
}

function Journals({ garden, gardens, onAdd }: JournalsProps & { onAdd: () => void }) {
  const journal = useJournalEntries();
  const entries = useMemo(() => newestFirst(journal.data ?? []), [journal.data]);
  if (journal.isPending) return <Loading block>Loading your journal...</Loading>;
  if (journal.isError)
    return (
      <EmptyState action={<Button onClick={() => void journal.refetch()}>Try again</Button>}>
        Your journal could not be loaded: {journal.error.message}
      </EmptyState>
    );
  if (entries.length === 0)
    return (
      <EmptyState
        picture={<PlantImage src="/illustrations/plants/borage.svg" size={96} />}
        action={<Button onClick={onAdd}>Create Entry</Button>}
      >
        No journal entries yet. Start your first garden journal!
      </EmptyState>
    );
  const names = new Map(gardens.map(({ id, name }) => [id, name]));
  return (
    <div className={styles.journals}>
      {garden && (
        <Entries
          title={`About ${garden.name}`}
          entries={entries.filter(({ garden_id }) => garden_id === garden.id)}
          none="Nothing is written about this garden yet."
        />
      )}
      <Entries
        title={garden ? 'Other entries' : 'Entries'}
        entries={entries.filter(({ garden_id }) => !garden || garden_id !== garden.id)}
        none="Nothing is written about other gardens."
        aboutOf={({ garden_id }) => (garden_id === null ? undefined : names.get(garden_id))}
      />
    </div>
  );
}

interface JournalsTabProps extends JournalsProps {
  readonly isAdding: boolean;
  readonly onAdding: (isAdding: boolean) => void;
}

/** The journal of this garden, the other entries, and a new one (3 §2.3). */
export default function JournalsTab({ garden, gardens, isAdding, onAdding }: JournalsTabProps) {
  return (
    <Tabs
      label="Journal"
      value={isAdding ? 'add' : 'journals'}
      onChange={(tab) => onAdding(tab === 'add')}
      tabs={[
        {
          id: 'journals',
          label: 'Journals',
          panel: <Journals garden={garden} gardens={gardens} onAdd={() => onAdding(true)} />,
        },
        {
          id: 'add',
          label: 'Add New',
          panel: (
            <Card>
              <Suspense fallback={<Loading>Opening the form...</Loading>}>
                <AddJournalEntryForm key={garden?.id} garden={garden} />
              </Suspense>
            </Card>
          ),
        },
      ]}
    />
  );
}

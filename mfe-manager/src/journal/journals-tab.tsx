import type { JournalEntry } from '@planted/contracts';
import { Button, Card, Collapsible, Loading, Tabs } from '@planted/ui';
import { lazy, Suspense, useId } from 'react';
import { EditorHost } from '../corrections/editor-host';
import type { NamedGarden, PlantedGarden } from '../gardens/planted-garden';
import { JournalEntryArticle } from './journal-entry-article';
import { JournalPages } from './journal-pages';
import styles from './journals-tab.module.css';
import { PagedList } from './paged-list';

const TakenBackJournal = lazy(() => import('../corrections/taken-back-journal'));
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
        <PagedList rows={entries} noun="entries">
          {(shown) => (
            <ul aria-labelledby={heading}>
              {shown.map((entry) => (
                <JournalEntryArticle key={entry.id} entry={entry} about={aboutOf?.(entry)} />
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </Card>
  );
}

interface JournalsProps {
  readonly garden: PlantedGarden | undefined;
  readonly gardens: readonly NamedGarden[];
}

function Pages({ garden, gardens, entries }: JournalsProps & { entries: readonly JournalEntry[] }) {
  const names = new Map(gardens.map(({ id, name }) => [id, name]));
  return (
    <div className={styles.journals}>
      {garden && (
        <Entries
          title={`About ${garden.name}`}
          entries={entries.filter(({ garden_id }) => garden_id === garden.id)}
          none="No entries about this garden yet."
        />
      )}
      <Entries
        title={garden ? 'Other entries' : 'Entries'}
        entries={entries.filter(({ garden_id }) => !garden || garden_id !== garden.id)}
        none="No entries about other gardens."
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
          panel: (
            <EditorHost>
              <JournalPages create={<Button onClick={() => onAdding(true)}>Create Entry</Button>}>
                {(entries) => <Pages garden={garden} gardens={gardens} entries={entries} />}
              </JournalPages>
              <Collapsible title="Journal entries taken back">
                <Suspense fallback={<Loading>Loading what was taken back...</Loading>}>
                  <TakenBackJournal />
                </Suspense>
              </Collapsible>
            </EditorHost>
          ),
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

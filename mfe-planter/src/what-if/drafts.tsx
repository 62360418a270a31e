import { beginBranch, fetchBranchesKey, useFetchBranches } from '@planted/api-client';
import { MAX_BRANCH_NAME, MAX_OPEN_BRANCHES, type Plant, type ServedLayout } from '@planted/contracts';
import { newId, showAlert, useNavigate, useSearchParams } from '@planted/mfe-kit';
import { toDay } from '@planted/season';
import { ArrowLeft, Button, Card, dateWords, LinkButton, Loading, TextInput } from '@planted/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { today } from '../saved-garden/today';
import { draftPath, planterPath, whatIfPath } from './addresses';
import { ComparedDraft } from './compared-draft';
import styles from './what-if.module.css';

interface DraftsProps {
  readonly garden: ServedLayout;
  readonly catalogue: readonly Plant[];
}

/** /garden-summary?garden=…&whatif=…: the drafts of a saved garden, one of them beside it (TIM-5). */
export function Drafts({ garden, catalogue }: DraftsProps) {
  const gardenId = garden.garden.id;
  const [search] = useSearchParams();
  const chosen = search.get('whatif') ?? '';
  const branches = useFetchBranches(gardenId);
  const navigate = useNavigate();
  const list = branches.data ?? [];
  return (
    <div className={`page ${styles.page}`}>
      <header>
        <h1>{garden.garden.name}</h1>
        <p className="soft">
          What-if: everything here is a draft. Your garden stays as it is until you adopt it.
        </p>
      </header>
      <nav aria-label="What-ifs" className={styles.switcher}>
        <LinkButton variant="text" icon={ArrowLeft} href={planterPath(gardenId)} onNavigate={navigate}>
          The garden, as it is
        </LinkButton>
        {list.map(({ id, name, changes, day }) => (
          <LinkButton
            key={id}
            variant={id === chosen ? 'outlined' : 'text'}
            href={whatIfPath(gardenId, id)}
            onNavigate={navigate}
            aria-current={id === chosen ? 'page' : undefined}
          >
            {`${name}, ${changes} ${changes === 1 ? 'change' : 'changes'}, from ${dateWords(toDay(day), toDay(today()))}`}
          </LinkButton>
        ))}
        {branches.data && <span className="small soft">{`${list.length} of ${MAX_OPEN_BRANCHES}`}</span>}
      </nav>
      {branches.isPending && <Loading>Looking for your drafts...</Loading>}
      {branches.error && !branches.data && (
        <Card>
          <p role="alert">Your drafts could not be loaded. Your garden is safe.</p>
          <Button onClick={() => void branches.refetch()}>Try Again</Button>
        </Card>
      )}
      {branches.data && <NewWhatIf gardenId={gardenId} isFull={list.length >= MAX_OPEN_BRANCHES} />}
      {chosen !== '' && (
        <ComparedDraft key={chosen} garden={garden} catalogue={catalogue} branchId={chosen} />
      )}
    </div>
  );
}

/** Names a new draft and opens it in the planter. */
function NewWhatIf({ gardenId, isFull }: { readonly gardenId: string; readonly isFull: boolean }) {
  const [name, setName] = useState('');
  // One draft for one name, however often it is sent.
  const [branchId] = useState(newId);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const begin = useMutation({
    mutationFn: () => beginBranch({ gardenId, branchId, name: name.trim() }, newId()),
    onSuccess() {
      void queries.invalidateQueries({ queryKey: fetchBranchesKey });
      void navigate(draftPath(gardenId, branchId));
    },
    onError: (cause) => showAlert({ kind: 'error', title: 'Draft Not Started', text: cause.message }),
  });
  if (isFull) return <p className="small">Ten drafts. Discard one to begin another.</p>;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (name.trim() !== '') begin.mutate();
  }
  return (
    <form className={styles.begin} onSubmit={submit}>
      <TextInput
        label="Name of the draft"
        maxLength={MAX_BRANCH_NAME}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" busy={begin.isPending} busyLabel="Starting..." aria-disabled={name.trim() === ''}>
        New What-If
      </Button>
    </form>
  );
}

import { useFetchBranch } from '@planted/api-client';
import type { FetchedBranch, Plant, ServedLayout } from '@planted/contracts';
import { useNavigate } from '@planted/mfe-kit';
import { Checkbox, LinkButton, Loading } from '@planted/ui';
import { useCallback, useMemo, useState } from 'react';
import { servedBase } from '../saved-garden/bed-draft';
import { draftPath } from './addresses';
import { AdoptCard } from './adopt-card';
import { answered } from './answered';
import { ComparedBeds } from './compared-beds';
import { NoDraft } from './no-draft';
import { RenameDraft } from './rename-draft';
import { SideBySide } from './side-by-side';
import type { WayOut } from './ways-out';
import styles from './what-if.module.css';

interface ComparedDraftProps {
  readonly garden: ServedLayout;
  readonly catalogue: readonly Plant[];
  readonly branchId: string;
}

/** One draft beside its garden, by squares and by figures, and the way to adopt or discard it. */
export function ComparedDraft({ garden, catalogue, branchId }: ComparedDraftProps) {
  const gardenId = garden.garden.id;
  const fetched = useFetchBranch({ gardenId, branchId });
  if (fetched.data) return <Compared garden={garden} catalogue={catalogue} draft={fetched.data} />;
  return fetched.error ? (
    <NoDraft gardenId={gardenId} cause={fetched.error} />
  ) : (
    <Loading>Comparing...</Loading>
  );
}

interface ComparedProps {
  readonly garden: ServedLayout;
  readonly catalogue: readonly Plant[];
  readonly draft: FetchedBranch;
}

function Compared({ garden, catalogue, draft }: ComparedProps) {
  const { branch, adoption } = draft;
  const gardenId = garden.garden.id;
  const [answers, setAnswers] = useState<ReadonlyMap<string, WayOut['id']>>(new Map());
  const [differencesOnly, setDifferencesOnly] = useState(false);
  const navigate = useNavigate();
  const base = useMemo(() => servedBase(garden), [garden]);
  const nameOf = useCallback(
    (plantId: string) => catalogue.find(({ id }) => id === plantId)?.plant_name ?? plantId,
    [catalogue],
  );
  const found = useMemo(
    () => answered({ base, adoption, answers, nameOf }),
    [base, adoption, answers, nameOf],
  );
  const { questions, changes, comparison } = found;
  // The garden has gone on since the draft was compared: it is being read anew.
  if (!comparison || adoption.version !== base.version) return <Loading>Comparing...</Loading>;
  return (
    <>
      <ComparedBeds
        {...{ base, comparison, catalogue, nameOf, differencesOnly }}
        inTheWay={questions.flatMap((one) => one.inTheWay)}
        name={branch.name}
        edit={
          <>
            <RenameDraft gardenId={gardenId} branch={branch} />
            <LinkButton variant="outlined" href={draftPath(gardenId, branch.id)} onNavigate={navigate}>
              Edit in the Planter
            </LinkButton>
          </>
        }
      />
      <Checkbox label="Show differences only" checked={differencesOnly} onChange={setDifferencesOnly} />
      <div className={styles.beds}>
        <SideBySide {...{ gardenId, base, comparison, changes, catalogue, nameOf }} name={branch.name} />
        <AdoptCard
          {...{ gardenId, draft, base, nameOf }}
          after={comparison.after}
          answered={found}
          onAnswer={(id, way) => setAnswers(new Map(answers).set(id, way))}
        />
      </div>
    </>
  );
}

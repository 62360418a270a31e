import { changeBranch, type SendAct, useFetchBranch } from '@planted/api-client';
import type { Plant, ServedLayout } from '@planted/contracts';
import { useDraft, useNavigate } from '@planted/mfe-kit';
import { ArrowLeft, LinkButton } from '@planted/ui';
import { useMemo } from 'react';
import { GardensSkeleton } from '../features/summarize-gardens/gardens-skeleton';
import { answersIn } from '../rotation/answers';
import { OpenGarden } from '../saved-garden/open-garden';
import { savedDraft } from '../saved-garden/saved-draft';
import { whatIfPath } from './addresses';
import { NoDraft } from './no-draft';
import styles from './what-if.module.css';

interface DraftPageProps {
  readonly garden: ServedLayout;
  readonly catalogue: readonly Plant[];
  readonly branchId: string;
}

/** /garden-summary?garden=…&draft=…: another plan of a saved garden in the planter, with every tool but care (TIM-5). */
export function DraftPage({ garden, catalogue, branchId }: DraftPageProps) {
  const gardenId = garden.garden.id;
  const fetched = useFetchBranch({ gardenId, branchId });
  const kept = useDraft(savedDraft(`${gardenId}/${branchId}`));
  const navigate = useNavigate();
  const ignored = useMemo(() => answersIn(fetched.data?.adoption.changes ?? []), [fetched.data]);
  const served = useMemo((): ServedLayout | undefined => {
    if (!fetched.data) return undefined;
    const { matrix, ...layout } = fetched.data.layout;
    return { ...layout, garden: { ...garden.garden, matrix } };
  }, [fetched.data, garden.garden]);
  if (fetched.error && !served) return <NoDraft gardenId={gardenId} cause={fetched.error} />;
  if (!served || !fetched.data || kept.status === 'loading') return <GardensSkeleton />;
  const { id, name } = fetched.data.branch;
  const send: SendAct = (act, key) => changeBranch({ ...act, branchId: id }, key);
  return (
    <div className={styles.draft}>
      <p className={styles.strip} role="note">
        <strong>Draft: {name}.</strong> Care is not possible here.
      </p>
      <OpenGarden
        served={served}
        branch={{ id, name, send }}
        ignored={ignored}
        catalogue={catalogue}
        kept={kept.status === 'found' ? kept.value : null}
        back={
          <LinkButton variant="text" icon={ArrowLeft} href={whatIfPath(gardenId, id)} onNavigate={navigate}>
            Compare with the garden
          </LinkButton>
        }
      />
    </div>
  );
}

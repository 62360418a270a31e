import { ApiError, useFetchLayout, usePlants } from '@planted/api-client';
import type { Plant, ServedLayout } from '@planted/contracts';
import {
  Link,
  newId,
  openSignIn,
  useDraft,
  useNavigate,
  useSearchParams,
  useSession,
  useStore,
} from '@planted/mfe-kit';
import { ArrowLeft, Button, buttonClass, Card, EmptyState, LinkButton, PlantImage } from '@planted/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { VeggieSelector } from '../features/choose-plants/veggie-selector';
import { Workspace } from '../features/place-plants/workspace';
import { GardensSkeleton } from '../features/summarize-gardens/gardens-skeleton';
import styles from '../features/summarize-gardens/garden-summary.module.css';
import type { PlantingConflict } from '../planter/keep-draft';
import { PlantingConflictCard } from '../planter/planting-conflict';
import { usePlanter } from '../planter/use-planter';
import { createSavedGarden } from './create-saved-garden';
import { keepSavedDraft } from './keep-saved-draft';
import { SaveChangesButton } from './save-changes-button';
import { type PersistedGarden, savedDraft } from './saved-draft';
import { UnfitCard } from './unfit-card';
import { useSaveChanges } from './use-save-changes';

/** /garden-summary?garden=…: a garden of the server's with what stands in it (EDT-1). */
export default function SavedGardenPage() {
  const [search] = useSearchParams();
  const gardenId = search.get('garden') ?? '';
  const session = useSession();
  if (session.status === 'loading') return <GardensSkeleton />;
  if (!session.user)
    return (
      <Notice action={<Button onClick={() => openSignIn({ type: 1 })}>Sign In</Button>}>
        Sign in to change the plants of your garden.
      </Notice>
    );
  return <LoadedGarden key={`${session.user.id} ${gardenId}`} gardenId={gardenId} />;
}

function LoadedGarden({ gardenId }: { gardenId: string }) {
  const layout = useFetchLayout({ gardenId });
  const plants = usePlants();
  const kept = useDraft(savedDraft(gardenId));
  const retry = () => {
    void layout.refetch();
    void plants.refetch();
  };
  if (layout.data && plants.data && kept.status !== 'loading')
    return (
      <OpenGarden
        served={layout.data}
        catalogue={plants.data}
        kept={kept.status === 'found' ? kept.value : null}
      />
    );
  const cause = layout.error ?? plants.error;
  if (!cause) return <GardensSkeleton />;
  if (cause instanceof ApiError && (cause.status === 404 || cause.status === 400))
    return (
      <Notice
        action={
          <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
            Go to Dashboard
          </Link>
        }
      >
        We couldn't find this garden among yours. It may have been deleted.
      </Notice>
    );
  return (
    <Notice action={<Button onClick={retry}>Try Again</Button>}>
      Your garden could not be loaded: {cause.message}
    </Notice>
  );
}

const Notice = ({ action, children }: { action: ReactNode; children: ReactNode }) => (
  <div className={`page ${styles.summary}`}>
    <h1>Veggie Planter</h1>
    <Card pad="l" className={styles.nothing}>
      <EmptyState
        picture={<PlantImage src="/illustrations/empty-bed.svg" size={220} eager />}
        action={action}
      >
        {children}
      </EmptyState>
    </Card>
  </div>
);

interface OpenGardenProps {
  readonly served: ServedLayout;
  readonly catalogue: readonly Plant[];
  readonly kept: PersistedGarden | null;
}

function OpenGarden({ served, catalogue, kept }: OpenGardenProps) {
  const [saved] = useState(() =>
    createSavedGarden({
      ...{ served, catalogue, kept, newId },
      newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    }),
  );
  const [conflict, setConflict] = useState<PlantingConflict | null>(null);
  const { planter } = useStore(saved);
  const navigate = useNavigate();
  const save = useSaveChanges(saved);
  const choosing = usePlanter(planter, (state) => state.choosing);
  const [plot] = planter.plots;
  const nameOf = (plantId: string): string =>
    catalogue.find(({ id }) => id === plantId)?.plant_name ?? 'This plant';

  useLayoutEffect(() => keepSavedDraft(saved, setConflict), [saved]);
  // Also what came from the server while an act was on its way.
  const isSaving = usePlanter(planter, ({ saving }) => saving !== null);
  useEffect(() => {
    if (!isSaving) saved.follow(served);
  }, [saved, served, isSaving]);

  if (!plot) return null;
  return (
    <>
      <Workspace
        key={`${plot.matrix.map((row) => row.join('')).join(' ')}`}
        planter={planter}
        plot={plot}
        back={
          <LinkButton
            variant="text"
            icon={ArrowLeft}
            href={`/garden-manager?garden=${saved.gardenId}`}
            onNavigate={navigate}
          >
            Garden Manager
          </LinkButton>
        }
        save={<SaveChangesButton saved={saved} catalogue={catalogue} onSave={save} />}
      />
      {choosing !== null && <VeggieSelector planter={planter} plot={plot} />}
      {conflict ? (
        <PlantingConflictCard plots={planter.plots} {...conflict} />
      ) : (
        <UnfitCard saved={saved} nameOf={nameOf} />
      )}
    </>
  );
}

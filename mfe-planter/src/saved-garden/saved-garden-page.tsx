import { ApiError, kindsAskedBy, useFetchLayout, useKinds } from '@planted/api-client';
import { Link, openSignIn, useDraft, useSearchParams, useSession } from '@planted/mfe-kit';
import { Button, buttonClass, PageNotice } from '@planted/ui';
import { lazy, Suspense } from 'react';
import { GardensSkeleton } from '../features/summarize-gardens/gardens-skeleton';
import { OpenGarden } from './open-garden';
import { savedDraft } from './saved-draft';

/** Fetched by who tries another plan. */
const WhatIfPage = lazy(() => import('../what-if/what-if-page'));

/** /garden-summary?garden=…: a garden of the server's with what stands in it (EDT-1). */
export default function SavedGardenPage() {
  const [search] = useSearchParams();
  const gardenId = search.get('garden') ?? '';
  const session = useSession();
  if (session.status === 'loading') return <GardensSkeleton />;
  if (!session.user)
    return (
      <PageNotice
        heading="Veggie Planter"
        action={<Button onClick={() => openSignIn({ type: 1 })}>Sign In</Button>}
      >
        Sign in to change the plants of your garden.
      </PageNotice>
    );
  return <LoadedGarden key={`${session.user.id} ${gardenId}`} gardenId={gardenId} />;
}

function LoadedGarden({ gardenId }: { gardenId: string }) {
  const layout = useFetchLayout({ gardenId });
  const [search] = useSearchParams();
  const stored = [
    ...(layout.data?.plants ?? []).map((one) => one.plant_id),
    ...(layout.data?.coming ?? []).map((one) => one.plantId),
  ];
  const isDraft = search.has('whatif') || search.has('draft');
  const asked = kindsAskedBy(stored);
  const plants = useKinds(asked);
  // A draft may have kinds that do not stand in the garden; where those are not to be had, it names their plants.
  const more = useKinds(isDraft ? { varieties: true, own: true } : asked);
  const catalogue = more.isError ? plants.data : more.data;
  const kept = useDraft(savedDraft(gardenId));
  const retry = () => {
    void layout.refetch();
    void plants.refetch();
  };
  if (layout.data && catalogue && isDraft)
    return (
      <Suspense fallback={<GardensSkeleton />}>
        <WhatIfPage garden={layout.data} catalogue={catalogue} />
      </Suspense>
    );
  if (layout.data && catalogue && kept.status !== 'loading')
    return (
      <OpenGarden
        served={layout.data}
        catalogue={catalogue}
        kept={kept.status === 'found' ? kept.value : null}
      />
    );
  const cause = layout.error ?? plants.error;
  if (!cause) return <GardensSkeleton />;
  if (cause instanceof ApiError && (cause.status === 404 || cause.status === 400))
    return (
      <PageNotice
        heading="Veggie Planter"
        action={
          <Link to="/dashboard" className={buttonClass({ variant: 'primary' })}>
            Go to Dashboard
          </Link>
        }
      >
        We couldn't find this garden among yours. It may have been deleted.
      </PageNotice>
    );
  return (
    <PageNotice heading="Veggie Planter" action={<Button onClick={retry}>Try Again</Button>}>
      Your garden could not be loaded: {cause.message}
    </PageNotice>
  );
}

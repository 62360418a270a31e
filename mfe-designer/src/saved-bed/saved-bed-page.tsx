import { ApiError, useFetchLayout, useKinds, kindsAskedBy } from '@planted/api-client';
import type { Plant, ServedLayout } from '@planted/contracts';
import { bedPath } from '@planted/garden-domain';
import {
  Link,
  newId,
  openSignIn,
  useDraft,
  useNavigate,
  useSearchParams,
  useSession,
} from '@planted/mfe-kit';
import { Button, buttonClass, PageNotice } from '@planted/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
import { DesignerSkeleton } from '../designer-skeleton';
import designer from '../designer/designer.module.css';
import { type Overlay, Overlays } from '../designer/overlays';
import { PlanFoot } from '../designer/plan-foot';
import { PlanHead } from '../designer/plan-head';
import { Toolbar } from '../designer/toolbar';
import { usePageKeys } from '../designer/use-page-keys';
import { DrawingConflictCard } from '../editor/drawing-conflict';
import { shownDesign } from '../editor/editor-state';
import type { DrawingConflict } from '../editor/keep-draft';
import { tellByAlerts } from '../editor/tell-by-alerts';
import type { GardenStyle } from '../garden-styles';
import { Plan } from '../plan/plan';
import { createPlanStore } from '../plan/plan-store';
import { styleGuides } from '../start/style-guides';
import { usePart } from '../use-part';
import { BedClash } from './bed-clash';
import { BedPanel } from './bed-panel';
import { bedOf } from './change-bed';
import { createSavedBed } from './create-saved-bed';
import { keepSavedBed } from './keep-saved-bed';
import { LosingSoil } from './losing-soil';
import { PlantLayer } from './plant-layer';
import { type PersistedBed, savedBedDraft } from './saved-bed-draft';
import { useSaveBed } from './use-save-bed';

/** ?garden=… of a designer: a saved garden's bed with what stands in it (EDT-5). */
export default function SavedBedPage({ style }: { style: GardenStyle }) {
  const [search] = useSearchParams();
  const gardenId = search.get('garden') ?? '';
  const session = useSession();
  if (session.status === 'loading') return <DesignerSkeleton style={style} />;
  if (!session.user)
    return (
      <PageNotice
        heading="Change Bed"
        action={<Button onClick={() => openSignIn({ type: 1 })}>Sign In</Button>}
      >
        Sign in to change the bed of your garden.
      </PageNotice>
    );
  return <LoadedBed key={`${session.user.id} ${gardenId}`} gardenId={gardenId} style={style} />;
}

function LoadedBed({ gardenId, style }: { gardenId: string; style: GardenStyle }) {
  const layout = useFetchLayout({ gardenId });
  const plants = useKinds(kindsAskedBy((layout.data?.plants ?? []).map((one) => one.plant_id)));
  const kept = useDraft(savedBedDraft(gardenId));
  const retry = () => {
    void layout.refetch();
    void plants.refetch();
  };
  const saved = layout.data?.garden.style ?? style.id;
  if (saved !== style.id) return <ToDesigner path={bedPath(gardenId, saved)} style={style} />;
  if (layout.data && plants.data && kept.status !== 'loading')
    return (
      <OpenBed
        style={style}
        served={layout.data}
        catalogue={plants.data}
        kept={kept.status === 'found' ? kept.value : null}
      />
    );
  const cause = layout.error ?? plants.error;
  if (!cause) return <DesignerSkeleton style={style} />;
  if (cause instanceof ApiError && (cause.status === 404 || cause.status === 400))
    return (
      <PageNotice
        heading="Change Bed"
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
    <PageNotice heading="Change Bed" action={<Button onClick={retry}>Try Again</Button>}>
      Your garden could not be loaded: {cause.message}
    </PageNotice>
  );
}

/** A bed is changed in the designer of its style, wherever the link to it led. */
function ToDesigner({ path, style }: { readonly path: string; readonly style: GardenStyle }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(path, { replace: true }), [navigate, path]);
  return <DesignerSkeleton style={style} />;
}

interface OpenBedProps {
  readonly style: GardenStyle;
  readonly served: ServedLayout;
  readonly catalogue: readonly Plant[];
  readonly kept: PersistedBed | null;
}

function OpenBed({ style, served, catalogue, kept }: OpenBedProps) {
  const [kinds] = useState(() => new Map(catalogue.map((plant) => [plant.id, plant])));
  const [saved] = useState(() => {
    const nameOf = (plantId: string): string => kinds.get(plantId)?.plant_name ?? 'A plant';
    return createSavedBed({ served, nameOf, kept, newId, tell: tellByAlerts });
  });
  const { editor, gardenId } = saved;
  const [plan] = useState(() => createPlanStore(() => shownDesign(editor.get())));
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [conflict, setConflict] = useState<DrawingConflict | null>(null);
  const name = usePart(editor, ({ history }) => bedOf(history.present)?.[0]);
  const navigate = useNavigate();
  const save = useSaveBed(saved);
  usePageKeys(editor, () => setOverlay('keys'));

  useLayoutEffect(() => keepSavedBed(saved, setConflict), [saved]);
  useEffect(() => saved.follow(served), [saved, served]);
  // What came while something was in the hand.
  useEffect(() => editor.subscribe(saved.followLatest), [editor, saved]);
  useEffect(() => plan.fit(), [plan]);

  return (
    <div className={designer.designer} data-bed>
      <h1 className="vh">Change Bed: {name}</h1>
      <Toolbar
        editor={editor}
        onHelp={() => setOverlay('help')}
        bed={{
          onBack: () => void navigate(`/garden-manager?garden=${encodeURIComponent(gardenId)}`),
          onSave: save,
        }}
      />
      <section className={designer.plan} aria-label="Plan">
        <PlanHead editor={editor} plan={plan} />
        <Plan editor={editor} plan={plan}>
          <PlantLayer saved={saved} plan={plan} kinds={kinds} />
        </Plan>
        <PlanFoot editor={editor} onKeys={() => setOverlay('keys')} />
      </section>
      <BedPanel saved={saved} onSave={save} />
      <LosingSoil saved={saved} catalogue={catalogue} />
      <Overlays shown={overlay} square={styleGuides[style.id].square} isBed onShow={setOverlay} />
      {conflict ? <DrawingConflictCard {...conflict} /> : <BedClash saved={saved} />}
    </div>
  );
}

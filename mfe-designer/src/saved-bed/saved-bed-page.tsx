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
} from '@planted/mfe-kit';
import { Button, buttonClass, Card, EmptyState, PlantImage } from '@planted/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
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
import styles from './saved-bed-page.module.css';
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
      <Notice action={<Button onClick={() => openSignIn({ type: 1 })}>Sign In</Button>}>
        Sign in to change the bed of your garden.
      </Notice>
    );
  return <LoadedBed key={`${session.user.id} ${gardenId}`} gardenId={gardenId} style={style} />;
}

function LoadedBed({ gardenId, style }: { gardenId: string; style: GardenStyle }) {
  const layout = useFetchLayout({ gardenId });
  const plants = usePlants();
  const kept = useDraft(savedBedDraft(gardenId));
  const retry = () => {
    void layout.refetch();
    void plants.refetch();
  };
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
  <div className={`page ${styles.notice}`}>
    <h1>Change Bed</h1>
    <Card pad="l">
      <EmptyState
        picture={<PlantImage src="/illustrations/empty-bed.svg" size={220} eager />}
        action={action}
      >
        {children}
      </EmptyState>
    </Card>
  </div>
);

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
          <PlantLayer editor={editor} plan={plan} kinds={kinds} />
        </Plan>
        <PlanFoot editor={editor} onKeys={() => setOverlay('keys')} />
      </section>
      <BedPanel saved={saved} onSave={save} />
      <LosingSoil saved={saved} catalogue={catalogue} />
      <Overlays shown={overlay} square={styleGuides[style.id].square} onShow={setOverlay} />
      {conflict ? <DrawingConflictCard {...conflict} /> : <BedClash saved={saved} />}
    </div>
  );
}

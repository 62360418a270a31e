import { gardenSummaryState } from '@planted/contracts';
import { DESIGNER_PATHS, styleOfDesigner } from '@planted/garden-domain';
import {
  createGardenSummaryHandOver,
  newId,
  showAlert,
  lazyPage,
  useDraft,
  useNavigate,
  useSearchParams,
} from '@planted/mfe-kit';
import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { GardensSkeleton } from './features/summarize-gardens/gardens-skeleton';
import { NothingToPlant } from './features/summarize-gardens/nothing-to-plant';
import { createPlanter, type Planter } from './planter/create-planter';
import { type GardenPlot, gardenPlot } from './planter/garden-plot';
import { keepDraft, type PlantingConflict } from './planter/keep-draft';
import { PlantingConflictCard } from './planter/planting-conflict';
import { type PersistedPlanter, planterDraft } from './planter/planter-draft';
import { VeggiePlanter } from './planter/veggie-planter';

/** Fetched by who opens a saved garden. */
const { Component: SavedGardenPage } = lazyPage(() => import('./saved-garden/saved-garden-page'));

const gardenSummary = createGardenSummaryHandOver((value) => gardenSummaryState.parse(value));

/**
 * /garden-summary: the gardens that the designer handed over, with what was already planted in this browser; with
 * `?garden=` one that is saved.
 */
export default function PlanterPage() {
  const [search] = useSearchParams();
  return search.has('garden') ? <SavedGardenPage key="saved" /> : <HandedOver key="handed-over" />;
}

function HandedOver() {
  const received = gardenSummary.useReceived();
  const kept = useDraft(planterDraft);
  const handedOver = received.status === 'received' ? received.state : undefined;
  const designerPath = handedOver?.designerPath ?? DESIGNER_PATHS['in-ground'];
  const plots = useMemo(() => {
    const style = styleOfDesigner(handedOver?.designerPath);
    return handedOver?.savedGardenPlots.map((plot) => gardenPlot(plot, style));
  }, [handedOver]);

  useEffect(() => {
    if (kept.status !== 'set-aside') return;
    showAlert({
      kind: 'info',
      title: "We couldn't open your last layout",
      text: 'We kept a copy in this browser. Your gardens are here, ready to plant again.',
    });
  }, [kept.status]);

  if (received.status === 'loading' || kept.status === 'loading') return <GardensSkeleton />;
  if (!plots || plots.length === 0) return <NothingToPlant />;
  return (
    <OpenPlanter
      plots={plots}
      designerPath={designerPath}
      kept={kept.status === 'found' ? kept.value : null}
    />
  );
}

interface OpenPlanterProps {
  readonly plots: readonly GardenPlot[];
  readonly designerPath: string;
  readonly kept: PersistedPlanter | null;
}

function OpenPlanter({ plots, designerPath, kept }: OpenPlanterProps) {
  const [planter] = useState(() =>
    createPlanter({
      plots,
      kept,
      newId,
      newSeed: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
    }),
  );
  const [conflict, setConflict] = useState<PlantingConflict | null>(null);
  const navigate = useNavigate();

  // Before it is painted, so that no change is missed.
  useLayoutEffect(() => keepDraft(planter, setConflict), [planter]);
  useEffect(() => forgetOnceSaved(planter), [planter]);

  async function finish(): Promise<void> {
    planterDraft.save(planter.marksOnly());
    await Promise.all([planterDraft.flush(), gardenSummary.clear()]);
    // In place of this page: Back would hand the same gardens over once more.
    void navigate('/dashboard', { replace: true });
  }

  return (
    <>
      <VeggiePlanter planter={planter} designerPath={designerPath} onFinish={() => void finish()} />
      {conflict && <PlantingConflictCard plots={plots} {...conflict} />}
    </>
  );
}

/** Gardens that are all saved wait no longer: neither this page nor the dashboard offers them again. */
function forgetOnceSaved(planter: Planter): () => void {
  const look = (): void => {
    if ([...planter.get().gardens.values()].every(({ isSaved }) => isSaved)) void gardenSummary.clear();
  };
  look();
  return planter.subscribe(look);
}

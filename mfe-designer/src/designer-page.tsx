import { type DraftStore, newId, showAlert, useDraft, useSearchParams } from '@planted/mfe-kit';
import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { Designer } from './designer/designer';
import { DesignerSkeleton } from './designer-skeleton';
import { createEditor } from './editor/create-editor';
import { DrawingConflictCard } from './editor/drawing-conflict';
import { createDesignerDraft } from './editor/designer-draft';
import { freshStart, type Kept, shownDesign } from './editor/editor-state';
import { type DrawingConflict, keepDraft } from './editor/keep-draft';
import { tellByAlerts } from './editor/tell-by-alerts';
import { type GardenStyle, gardenStyles, isNarrowScreen, startingSize } from './garden-styles';
import { persistedView } from './plan/persisted-view';
import { createPlanStore, type PlanStore } from './plan/plan-store';

const drafts = new Map(gardenStyles.map(({ id }) => [id, createDesignerDraft(id)]));

/** Fetched by who opens a saved garden. */
const SavedBedPage = lazy(() => import('./saved-bed/saved-bed-page'));

/** The grid designer of one garden style; with `?garden=` the bed of one that is saved. */
export default function DesignerPage({ style }: { style: GardenStyle }) {
  const [search] = useSearchParams();
  if (!search.has('garden')) return <DrawingPage style={style} />;
  return (
    <Suspense fallback={<DesignerSkeleton style={style} />}>
      <SavedBedPage style={style} />
    </Suspense>
  );
}

/** The drawing that was left in this browser. */
function DrawingPage({ style }: { style: GardenStyle }) {
  const [draft] = useState(() => drafts.get(style.id) ?? createDesignerDraft(style.id));
  const found = useDraft(draft);

  useEffect(() => {
    if (found.status !== 'set-aside') return;
    showAlert({
      kind: 'info',
      title: "We couldn't open your last drawing",
      text: 'We kept a copy in this browser. You can start on an empty grid.',
    });
  }, [found.status]);

  if (found.status === 'loading') return <DesignerSkeleton style={style} />;
  const kept = found.status === 'found' ? found.value : freshStart(startingSize());
  return <OpenDesigner style={style} kept={kept} draft={draft} />;
}

interface OpenDesignerProps {
  readonly style: GardenStyle;
  readonly kept: Kept;
  readonly draft: DraftStore<Kept>;
}

function OpenDesigner({ style, kept, draft }: OpenDesignerProps) {
  const [editor] = useState(() => createEditor({ kept, newId, tell: tellByAlerts }));
  const [plan] = useState(() =>
    createPlanStore(() => shownDesign(editor.get()), persistedView.read(style.id)),
  );

  const [conflict, setConflict] = useState<DrawingConflict | null>(null);

  // Before it is painted, so that no change is missed.
  useLayoutEffect(() => keepDraft(editor, draft, setConflict), [editor, draft]);
  useEffect(() => keepView(style.id, plan), [style, plan]);

  function startAfresh(): void {
    editor.startAfresh(startingSize());
    plan.lookAfresh(isNarrowScreen());
    setConflict(null);
    void draft.clear();
  }

  return (
    <>
      <Designer style={style} editor={editor} plan={plan} onStartAfresh={startAfresh} />
      {conflict && <DrawingConflictCard {...conflict} />}
    </>
  );
}

/** Written on leaving, by another page or by closing this one. @returns writes it and stops */
function keepView(style: string, plan: PlanStore): () => void {
  const write = () => {
    const { box, view, isFitted } = plan.get();
    if (box.width > 0) persistedView.write(style, { ...view, isFitted });
  };
  window.addEventListener('pagehide', write);
  return () => {
    window.removeEventListener('pagehide', write);
    write();
  };
}

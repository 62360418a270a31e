import { newId, showAlert, useDraft } from '@planted/mfe-kit';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Designer } from './designer/designer';
import { DesignerSkeleton } from './designer-skeleton';
import { createEditor, type Editor } from './editor/create-editor';
import { createDesignerDraft } from './editor/designer-draft';
import { freshStart, type Kept, shownDesign } from './editor/editor-state';
import { tellByAlerts } from './editor/tell-by-alerts';
import { type GardenStyle, gardenStyles, isNarrowScreen, startingSize } from './garden-styles';
import { persistedView } from './plan/persisted-view';
import { createPlanStore, type PlanStore } from './plan/plan-store';

const drafts = new Map(gardenStyles.map(({ id }) => [id, createDesignerDraft(id)]));

/** The grid designer of one garden style, with the drawing that was left in this browser. */
export default function DesignerPage({ style }: { style: GardenStyle }) {
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
  return <OpenDesigner style={style} kept={kept} save={draft.save} forget={draft.clear} />;
}

interface OpenDesignerProps {
  readonly style: GardenStyle;
  readonly kept: Kept;
  readonly save: (kept: Kept) => void;
  readonly forget: () => Promise<void>;
}

function OpenDesigner({ style, kept, save, forget }: OpenDesignerProps) {
  const [editor] = useState(() => createEditor({ kept, newId, tell: tellByAlerts }));
  const [plan] = useState(() =>
    createPlanStore(() => shownDesign(editor.get()), persistedView.read(style.id)),
  );

  // Before it is painted, so that no change is missed.
  useLayoutEffect(() => keepDraft(editor, save), [editor, save]);
  useEffect(() => keepView(style.id, plan), [style, plan]);

  function startAfresh(): void {
    editor.startAfresh(startingSize());
    plan.lookAfresh(isNarrowScreen());
    void forget();
  }

  return <Designer style={style} editor={editor} plan={plan} onStartAfresh={startAfresh} />;
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

/** Hands on every finished step, and nothing of a gesture that still lasts. */
function keepDraft(editor: Editor, save: (kept: Kept) => void): () => void {
  let { history, saved } = editor.get();
  return editor.subscribe(() => {
    const now = editor.get();
    if (now.history === history && now.saved === saved) return;
    ({ history, saved } = now);
    save({ history, saved });
  });
}

import { useSession } from '@planted/mfe-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Editor } from '../editor/create-editor';
import { showsPlots } from '../editor/editor-state';
import type { GardenStyle } from '../garden-styles';
import { guestWarning } from '../guest/guest-warning-shown';
import { Plan } from '../plan/plan';
import type { PlanStore } from '../plan/plan-store';
import { styleGuides } from '../start/style-guides';
import { StylePanel } from '../start/style-panel';
import { usePart } from '../use-part';
import styles from './designer.module.css';
import { fetchLaterParts, later } from './later';
import { type Overlay, Overlays } from './overlays';
import { PlanFoot } from './plan-foot';
import { PlanHead } from './plan-head';
import { SidePanelToCome } from './side-panel';
import { Toolbar } from './toolbar';
import { usePreservedFocus } from './use-preserved-focus';
import { usePageKeys } from './use-page-keys';
import { useTypedAhead } from './use-typed-ahead';

const DenotedPlots = lazy(later.plots);
const NamePlot = lazy(later.naming);
const GuestWarning = lazy(later.guestWarning);

interface DesignerProps {
  readonly style: GardenStyle;
  readonly editor: Editor;
  readonly plan: PlanStore;
  readonly onStartAfresh: () => void;
}

/** Tools, plan and, while the denote tool is active, the denoted plots (1 §2 Grid Designer screen). */
export function Designer({ style, editor, plan, onStartAfresh }: DesignerProps) {
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const isDenoting = usePart(editor, showsPlots);
  const isNaming = usePart(editor, (state) => state.naming !== null);
  const isGuest = useSession().status === 'guest';
  const [mayWarn] = useState(() => !guestWarning.wasShown());
  usePageKeys(editor, () => setOverlay('keys'));
  usePreservedFocus(editor);
  const takeTyped = useTypedAhead(isNaming);
  useEffect(() => whenIdle(fetchLaterParts), []);

  return (
    <div className={styles.designer} data-denoting={isDenoting}>
      <h1 className="vh">{style.title}</h1>
      <Toolbar editor={editor} onHelp={() => setOverlay('help')} />
      <section className={styles.plan} aria-label="Plan">
        <PlanHead editor={editor} plan={plan} />
        <Plan editor={editor} plan={plan} />
        <PlanFoot editor={editor} onKeys={() => setOverlay('keys')} onStartAfresh={onStartAfresh} />
      </section>
      {isDenoting ? (
        <Suspense fallback={<SidePanelToCome />}>
          <DenotedPlots editor={editor} style={style} />
        </Suspense>
      ) : (
        <StylePanel style={style} editor={editor} plan={plan} onTutorial={() => setOverlay('tutorial')} />
      )}
      <Suspense>{isNaming && <NamePlot editor={editor} takeTyped={takeTyped} />}</Suspense>
      <Overlays shown={overlay} square={styleGuides[style.id].square} onShow={setOverlay} />
      <Suspense>{mayWarn && isGuest && <GuestWarning />}</Suspense>
    </div>
  );
}

/** Once the first picture is rendered. @returns calls it off */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const asked = requestIdleCallback(act, { timeout: 3000 });
    return () => cancelIdleCallback(asked);
  }
  const asked = setTimeout(act, 300);
  return () => clearTimeout(asked);
}

import { useState } from 'react';
import type { Editor } from '../editor/create-editor';
import { shownDesign } from '../editor/editor-state';
import { usePart } from '../use-part';
import { DenotedPlots } from '../denoted-plots/denoted-plots';
import { NamePlot } from '../denoted-plots/name-plot';
import { GuestWarning } from '../guest/guest-warning';
import { HelpDialog } from '../help/help-dialog';
import { KeysDialog } from '../help/keys-dialog';
import { Plan } from '../plan/plan';
import { createPlanStore } from '../plan/plan-store';
import styles from './designer.module.css';
import { PlanFoot } from './plan-foot';
import { PlanHead } from './plan-head';
import { Toolbar } from './toolbar';
import { usePageKeys } from './use-page-keys';

interface DesignerProps {
  readonly title: string;
  readonly editor: Editor;
  readonly onStartAfresh: () => void;
}

/** Tools, plan and, while the denote tool is active, the denoted plots (1 §2 Grid Designer screen). */
export function Designer({ title, editor, onStartAfresh }: DesignerProps) {
  const [plan] = useState(() => createPlanStore(() => shownDesign(editor.get())));
  const [overlay, setOverlay] = useState<'help' | 'keys' | null>(null);
  const isDenoting = usePart(editor, (state) => state.mode === 'denote');
  usePageKeys(editor, () => setOverlay('keys'));
  const close = () => setOverlay(null);

  return (
    <div className={styles.designer} data-denoting={isDenoting}>
      <h1 className="vh">{title}</h1>
      <Toolbar editor={editor} onHelp={() => setOverlay('help')} />
      <section className={styles.plan} aria-label="Plan">
        <PlanHead editor={editor} plan={plan} />
        <Plan editor={editor} plan={plan} />
        <PlanFoot editor={editor} onKeys={() => setOverlay('keys')} onStartAfresh={onStartAfresh} />
      </section>
      {isDenoting && <DenotedPlots editor={editor} />}
      <NamePlot editor={editor} />
      <HelpDialog open={overlay === 'help'} onClose={close} />
      <KeysDialog open={overlay === 'keys'} onClose={close} />
      <GuestWarning />
    </div>
  );
}

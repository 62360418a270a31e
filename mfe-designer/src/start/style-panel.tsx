import { type Matrix, sizeOf } from '@planted/garden-domain';
import { BookOpen, Button, IconButton, PlotMiniature, Ruler, Sprout, X } from '@planted/ui';
import { useState } from 'react';
import { SidePanel } from '../designer/side-panel';
import type { Editor } from '../editor/create-editor';
import { newId } from '@planted/mfe-kit';
import type { GardenStyle } from '../garden-styles';
import type { PlanStore } from '../plan/plan-store';
import { tutorialOffer } from '../tutorial/tutorial-offer';
import { usePart } from '../use-part';
import { drawExample, exampleGardens } from './example-gardens';
import { styleGuides } from './style-guides';
import styles from './style-panel.module.css';
import { StyleScene } from '../style-scene';

interface StylePanelProps {
  readonly style: GardenStyle;
  readonly editor: Editor;
  readonly plan: PlanStore;
  readonly onTutorial: () => void;
}

/** Beside the plan while drawing: what this style is, and ways to begin with one press. */
export function StylePanel({ style, editor, plan, onTutorial }: StylePanelProps) {
  const guide = styleGuides[style.id];
  const width = usePart(editor, ({ history }) => history.present.width);
  const height = usePart(editor, ({ history }) => history.present.height);
  const { usual } = guide;

  function openExample(): void {
    editor.openExample(drawExample(exampleGardens[style.id], newId));
    plan.fit();
  }

  return (
    <SidePanel labelledBy="style-guide">
      <div className={styles.sheet}>
        <TutorialOffer onTutorial={onTutorial} />
        <StyleScene style={style} className={styles.scene} />
        <header className={styles.header}>
          <p className={styles.style}>{style.title}</p>
          <h2 id="style-guide">{guide.heading}</h2>
          <p>{guide.square}</p>
          <p>{guide.advice}</p>
        </header>
        <h3 className={styles.subject}>Add with one click</h3>
        <ul className={styles.beds}>
          {guide.readyMade.map(({ name, shape }) => (
            <li key={name}>
              <button type="button" className={styles.bed} onClick={() => editor.addBed(name, shape)}>
                <span
                  className={styles.shape}
                  style={{ '--width': miniatureWidth(shape) } as React.CSSProperties}
                >
                  <PlotMiniature matrix={shape} className={styles.miniature} />
                </span>
                <span className="vh">Add a </span>
                <span className={styles.name}>{name}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button
            wide
            icon={Ruler}
            aria-disabled={width === usual.width && height === usual.height}
            onClick={() => {
              editor.resize({ width: usual.width, height: usual.height });
              plan.fit();
            }}
          >
            Grid {usual.width}' x {usual.height}': {usual.of}
          </Button>
          <Button wide icon={Sprout} onClick={openExample}>
            Open Example Garden
          </Button>
        </div>
      </div>
    </SidePanel>
  );
}

/** As large as it fits in 80 × 50 px, with cells of 12 px at most. */
function miniatureWidth(shape: Matrix): string {
  const { width, height } = sizeOf(shape);
  return `${width * Math.min(12, 80 / width, 50 / height)}px`;
}

/** For newcomers, until they take it or turn it down; it is in no one's way. */
function TutorialOffer({ onTutorial }: Pick<StylePanelProps, 'onTutorial'>) {
  const [isDue, setIsDue] = useState(() => !tutorialOffer.isAnswered());
  if (!isDue) return null;

  function answer(): void {
    tutorialOffer.answer();
    setIsDue(false);
  }

  return (
    <aside className={styles.offer} aria-label="Tutorial">
      <p>New here? See how it works in three short screens.</p>
      <Button
        variant="text"
        icon={BookOpen}
        onClick={() => {
          answer();
          onTutorial();
        }}
      >
        Take the Tutorial
      </Button>
      <IconButton
        icon={X}
        iconSize={16}
        label="No tutorial, thanks"
        className={styles.decline}
        onClick={answer}
      />
    </aside>
  );
}

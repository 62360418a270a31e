import { newId } from '@planted/mfe-kit';
import { LoadingSkeleton } from '@planted/ui';
import { useState } from 'react';
import designer from './designer/designer.module.css';
import head from './designer/plan-head.module.css';
import { SidePanelToCome } from './designer/side-panel';
import { Toolbar } from './designer/toolbar';
import styles from './designer-skeleton.module.css';
import { createEditor } from './editor/create-editor';
import { freshStart } from './editor/editor-state';
import { tellByAlerts } from './editor/tell-by-alerts';
import type { GardenStyle } from './garden-styles';
import plan from './plan/plan.module.css';
import { StyleScene } from './style-scene';

const nothing = () => {};
/** It is not shown: the grid that is to come has a size of its own. */
const SIZE = { width: 25, height: 25 };

/** While the drawing that was left in this browser is read: everything in its place, and a picture where the grid will be. */
export function DesignerSkeleton({ style }: { style: GardenStyle }) {
  const [editor] = useState(() => createEditor({ kept: freshStart(SIZE), newId, tell: tellByAlerts }));
  return (
    <LoadingSkeleton says="Opening your drawing..." className={designer.designer}>
      <Toolbar editor={editor} onHelp={nothing} />
      <section className={designer.plan}>
        <div className={head.head}>
          <div className={head.sides}>
            <span className={`${head.side} ${styles.field}`} />
            <span className={`${head.side} ${styles.field}`} />
          </div>
          <span className={styles.figures} />
          <div className={head.controls}>
            <span className={styles.controls} />
          </div>
        </div>
        <div className={`${plan.frame} ${styles.frame}`}>
          <StyleScene style={style} className={styles.scene} />
          <p className="soft">Opening your drawing...</p>
        </div>
      </section>
      <SidePanelToCome />
    </LoadingSkeleton>
  );
}

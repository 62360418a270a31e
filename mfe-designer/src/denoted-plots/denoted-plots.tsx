import { PlotMiniature } from '@planted/ui';
import { SidePanel } from '../designer/side-panel';
import type { Editor } from '../editor/create-editor';
import type { GardenStyle } from '../garden-styles';
import { usePart } from '../use-part';
import styles from './denoted-plots.module.css';
import { GardenCard } from './garden-card';
import { NextBar } from './next-bar';
import { SameForAll } from './same-for-all';

/** An L of bare soil, so that the empty panel shows what it is about. */
const bare = [
  [1, 1, 1, 1, 1, 1, 1, 0, 0],
  [1, 1, 1, 1, 1, 1, 1, 0, 0],
  [1, 1, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, 1, 1, 1, 1, 1, 1, 1],
] as const;

/** The side panel of 1 §2, shown while the denote tool is active. */
export default function DenotedPlots({ editor, style }: { editor: Editor; style: GardenStyle }) {
  const design = usePart(editor, ({ history }) => history.present);
  const saved = usePart(editor, (state) => state.saved);
  const selected = usePart(editor, (state) => state.selected);
  const plots = [...design.plots];
  const atWork = plots.find(([, plot]) => plot.draftId === selected)?.[1].draftId;
  return (
    <SidePanel labelledBy="denoted-plots" className={styles.panel}>
      <div className={styles.sheet}>
        <header className={styles.header}>
          <h2 id="denoted-plots">Denoted Plots</h2>
          {plots.length > 0 && <p>Give each plot its growing conditions, then save it.</p>}
          {plots.length > 1 && <SameForAll editor={editor} plots={plots} atWork={atWork} />}
        </header>
        {plots.length === 0 ? (
          <div className={styles.empty}>
            <PlotMiniature matrix={bare} className={styles.bare} />
            <p>Select the denote tool and then a garden to start denoting!</p>
          </div>
        ) : (
          <ul className={styles.cards}>
            {plots.map(([name, plot], index) => (
              <GardenCard
                key={plot.draftId}
                name={name}
                number={index + 1}
                plot={plot}
                design={design}
                editor={editor}
                isSaved={saved.has(plot.draftId)}
                isSelected={atWork === plot.draftId}
                isAside={atWork !== undefined && atWork !== plot.draftId}
              />
            ))}
          </ul>
        )}
      </div>
      <NextBar editor={editor} style={style} />
    </SidePanel>
  );
}

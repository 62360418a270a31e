import { useStore } from '@planted/mfe-kit';
import { Card } from '@planted/ui';
import type { Placement } from '@planted/garden-domain';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { neighborsOf } from '../../companions/neighbors';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { reportOf } from '../../planter/garden-work';
import { reasonFor } from '../../planter/plan-report';
import { usePlanter } from '../../planter/use-planter';
import { AutoPlantingOptions } from '../auto-plant/auto-planting-options';
import { usePlanning } from '../auto-plant/use-planning';
import { BedView } from './bed-view';
import { ColorChooser } from './color-chooser';
import { type Bed, createBed } from './create-bed';
import { useDisplaySize } from './display-size';
import { DragPlants } from './drag-plants';
import type { Held } from './held';
import { usePlantFacts } from './plant-facts';
import { PlanBox } from './plan-box';
import { PlacedSummary } from './placed-summary';
import { PlantingSize } from './planting-size';
import { createUndoAlert } from './undo-alert';
import { useShownPlan } from './use-shown-plan';
import { useStepKeys } from './use-step-keys';
import { VeggieList } from './veggie-list';
import styles from './workspace.module.css';
import { WorkspaceHead } from './workspace-head';

interface WorkspaceProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  /** The way to where the gardener came from. */
  readonly back: ReactNode;
  /** The button that saves, with what it says. */
  readonly save: ReactNode;
}

/** The planting workspace of one garden (2 §2). */
export function Workspace({ planter, plot, back, save }: WorkspaceProps) {
  const { draftId } = plot;
  const [undoAlert] = useState(() => createUndoAlert(planter, draftId));
  const [bed] = useState(() => createBed(planter, plot, undoAlert.offer));
  const surface = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const room = useDisplaySize(frame);
  const [coloring, setColoring] = useState<string | null>(null);
  const placements = usePlanter(planter, () => planter.layoutOf(draftId).placements);
  const pinned = usePlanter(planter, () => planter.layoutOf(draftId).pinned);
  const chosen = usePlanter(planter, () => planter.layoutOf(draftId).plants);
  const report = usePlanter(planter, ({ gardens }) => {
    const work = gardens.get(draftId);
    return work && reportOf(work);
  });
  const reasonOf = useCallback((placement: Placement) => reasonFor(report, placement), [report]);
  const facts = usePlantFacts(chosen);
  const planning = usePlanning(planter, plot);
  const colored = placements.find(({ id }) => id === coloring);

  useShownPlan(report?.id, surface);
  useEffect(() => bed.stop, [bed]);
  useEffect(() => bed.learn(facts), [bed, facts]);
  useStepKeys(planter, draftId, bed);

  function chooseColor(id: string): void {
    // On a phone the alert would lie over the sheet's buttons.
    undoAlert.dismiss();
    setColoring(id);
  }

  /** The focus goes back to the card that the plant came from. */
  function putBack(held: Held): void {
    if (held.kind === 'placement') return;
    const card = document.querySelector(`[data-veggie="${CSS.escape(held.plantId)}"]`);
    card?.querySelector('button')?.focus();
  }

  return (
    <div className={`page ${styles.workspace}`}>
      <div className={styles.back}>{back}</div>
      <WorkspaceHead planter={planter} plot={plot} save={save} />
      <DragPlants planter={planter} plot={plot} bed={bed} surface={surface}>
        <div className={styles.columns}>
          <div className={styles.middle}>
            <Card className={styles.plan}>
              <div ref={frame} className={styles.frame}>
                <PlanBox draftId={draftId} matrix={plot.matrix} bed={bed} room={room}>
                  {(cell, seen) => (
                    <BedView
                      planter={planter}
                      plot={plot}
                      bed={bed}
                      surfaceRef={surface}
                      cell={cell}
                      seen={seen}
                      facts={facts}
                      reasonOf={reasonOf}
                      onColor={chooseColor}
                      onPutBack={putBack}
                    />
                  )}
                </PlanBox>
              </div>
              <p className={styles.hint}>
                {placements.length === 0
                  ? 'Drag a plant onto the soil, or click the plant and then a spot. Or click Plant to get a plan you can review.'
                  : 'Click a plant to move it or change its color. Right-click it (or touch and hold) to remove it.'}
              </p>
            </Card>
            <div className={styles.placed}>
              <PlacedSummary planter={planter} plot={plot} bed={bed} planning={planning} facts={facts} />
            </div>
          </div>
          <div className={styles.list}>
            <VeggieList planter={planter} plot={plot} bed={bed} surface={surface} density={facts.density} />
          </div>
          <div className={styles.options}>
            <AutoPlantingOptions planter={planter} plot={plot} planning={planning} />
          </div>
        </div>
      </DragPlants>
      <Said bed={bed} />
      {colored && (
        <ColorChooser
          plantName={colored.plantName}
          color={colored.color}
          neighbors={neighborsOf(colored, placements, facts.companions)}
          reason={reasonOf(colored)}
          size={
            plot.isSaved && (
              <PlantingSize
                plantName={colored.plantName}
                width={colored.width}
                height={colored.height}
                onResize={(size) => planter.resizePlaced(draftId, colored.id, size)}
              />
            )
          }
          isPinned={pinned.has(colored.id)}
          onPin={() => bed.pin(colored.id)}
          onColor={(color) => planter.recolor(draftId, colored.plantId, color)}
          onRemove={() => {
            setColoring(null);
            bed.remove(colored.id);
          }}
          onMove={() => {
            setColoring(null);
            bed.take({ kind: 'placement', id: colored.id }, 'pointer');
          }}
          onClose={() => setColoring(null)}
        />
      )}
    </div>
  );
}

/** What assistive technology announces about planting. */
function Said({ bed }: { bed: Bed }) {
  const { said } = useStore(bed);
  return (
    <p className="vh" role="status" aria-label="Planting">
      {said}
    </p>
  );
}

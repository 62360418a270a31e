import { useStore } from '@planted/mfe-kit';
import { Button, Card } from '@planted/ui';
import { isPlantable, type Placement } from '@planted/garden-domain';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import { reportOf } from '../../planter/garden-work';
import { reasonFor } from '../../planter/plan-report';
import { usePlanter } from '../../planter/use-planter';
import type { Succession } from '../put-after/succession';
import type { RotationOfBed } from '../../rotation/rotation';
import type { BedDays } from '../../season/bed-days';
import { BedFoot, BedOnDay } from '../../season/bed-on-day';
import { useBackToToday } from '../../season/use-back-to-today';
import type { BedMemory } from '../../square-memory/use-bed-memory';
import { AutoPlantingOptions } from '../auto-plant/auto-planting-options';
import { usePlanning } from '../auto-plant/use-planning';
import { BedView } from './bed-view';
import { type Bed, createBed } from './create-bed';
import { useDisplaySize } from './display-size';
import { DragPlants } from './drag-plants';
import { inHand } from './focused';
import type { Held } from './held';
import { OpenedPlant } from './opened-plant';
import { usePlantFacts } from './plant-facts';
import { PlanBox } from './plan-box';
import { PlacedSummary } from './placed-summary';
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
  /** In the options of auto-planting, at their end. */
  readonly inOptions?: ReactNode;
  /** Under the options of auto-planting. */
  readonly more?: ReactNode;
  /** What comes after others; left out for a garden that is not saved yet. */
  readonly succession?: Succession;
  /** The days on which the bed can be shown; left out for a garden that is not saved yet. */
  readonly days?: BedDays;
  /** What was grown where before says of what is planted; null until it is known, and for a garden that is not saved yet. */
  readonly rotation?: RotationOfBed | null;
  /** What grew in each square; left out for a garden that is not saved yet. */
  readonly memory?: BedMemory;
}

/** The planting workspace of one garden (2 §2). */
export function Workspace({
  planter,
  plot,
  back,
  save,
  inOptions,
  more,
  succession,
  days,
  rotation = null,
  memory,
}: WorkspaceProps) {
  const { draftId } = plot;
  const [undoAlert] = useState(() => createUndoAlert(planter, draftId));
  const ask = succession?.ask;
  const [bed] = useState(() =>
    createBed(
      planter,
      plot,
      undoAlert.offer,
      ask && ((plantId, at) => ask({ what: 'put-after', plantId, at })),
    ),
  );
  const surface = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const room = useDisplaySize(frame);
  const [coloring, setColoring] = useState<string | null>(null);
  const placements = usePlanter(planter, () => planter.layoutOf(draftId).placements);
  const coming = usePlanter(planter, () => planter.layoutOf(draftId).coming);
  const chosen = usePlanter(planter, () => planter.layoutOf(draftId).plants);
  const report = usePlanter(planter, ({ gardens }) => {
    const work = gardens.get(draftId);
    return work && reportOf(work);
  });
  const reasonOf = useCallback((placement: Placement) => reasonFor(report, placement), [report]);
  const catalogueFacts = usePlantFacts(chosen);
  const spoken = rotation?.spoken;
  const facts = useMemo(
    () => ({ ...catalogueFacts, ...(spoken && { rotation: spoken }) }),
    [catalogueFacts, spoken],
  );
  const planning = usePlanning(planter, plot, rotation?.against);
  const colored = placements.find(({ id }) => id === coloring);

  useShownPlan(report?.id, surface);
  useEffect(() => bed.stop, [bed]);
  useEffect(() => bed.learn(facts), [bed, facts]);
  useStepKeys(planter, draftId, bed);
  useBackToToday(days, bed, { placements, coming }, surface);

  const shownBed = useCallback(
    () => surface.current ?? frame.current?.querySelector('svg[data-asks]') ?? null,
    [],
  );
  /** Of the keyboard's cell; of the first square where that is none of the bed. */
  function askAtCursor(): void {
    const at = bed.cursor();
    const y = plot.matrix.findIndex((row) => row.includes(1));
    const first = { x: plot.matrix[y]?.indexOf(1) ?? 0, y };
    memory?.ask(isPlantable(plot.matrix, at.x, at.y) ? at : first);
  }

  /** From a dialog, which gives way to it. */
  const askInstead = (square: { readonly x: number; readonly y: number }) => {
    setColoring(null);
    memory?.ask(square);
  };

  function chooseColor(id: string): void {
    // On a phone the alert would lie over the sheet's buttons.
    undoAlert.dismiss();
    setColoring(id);
  }

  /** The focus goes back to the card that the plant came from. */
  function putBack(held: Held): void {
    if (held.kind !== 'plant') return;
    const card = document.querySelector(`[data-veggie="${CSS.escape(held.plantId)}"]`);
    card?.querySelector('button')?.focus();
  }

  return (
    <div className={`page ${styles.workspace}`}>
      <div className={styles.back}>{back}</div>
      <WorkspaceHead planter={planter} plot={plot} save={save} />
      <DragPlants planter={planter} plot={plot} bed={bed} surface={surface} onTap={chooseColor}>
        <div className={styles.columns}>
          <div className={styles.middle}>
            <Card className={days ? `${styles.plan} ${styles.dated}` : styles.plan}>
              {days?.slider}
              <div ref={frame} className={styles.frame}>
                <PlanBox draftId={draftId} matrix={plot.matrix} bed={bed} room={room}>
                  {(cell, seen) => (
                    <BedOnDay days={days} matrix={plot.matrix} name={plot.name} cell={cell} memory={memory}>
                      <BedView
                        planter={planter}
                        plot={plot}
                        bed={bed}
                        surfaceRef={surface}
                        cell={cell}
                        seen={seen}
                        days={days}
                        facts={facts}
                        reasonOf={reasonOf}
                        succession={succession}
                        rotation={rotation}
                        memory={memory}
                        onColor={chooseColor}
                        onPutBack={putBack}
                      />
                    </BedOnDay>
                  )}
                </PlanBox>
              </div>
              <BedFoot
                days={days}
                className={styles.hint}
                hint={
                  placements.length === 0
                    ? 'Drag a plant onto the soil, or click the plant and then a spot. Or click Plant to get a plan you can review.'
                    : 'Click a plant to move it or change its color. Right-click it (or touch and hold) to remove it.'
                }
              />
              {memory && (
                <Button variant="text" className={styles.remember} onClick={askAtCursor}>
                  What grew here?
                </Button>
              )}
            </Card>
            <div className={styles.placed}>
              <RotationHere
                planter={planter}
                plot={plot}
                bed={bed}
                rotation={rotation}
                onSquare={memory?.ask}
              />
              <PlacedSummary planter={planter} plot={plot} bed={bed} planning={planning} facts={facts} />
              {rotation?.families(memory?.square)}
            </div>
          </div>
          <div className={styles.list}>
            <VeggieList
              planter={planter}
              plot={plot}
              bed={bed}
              surface={surface}
              density={facts.density}
              onSowInTurns={ask && ((plantId) => ask({ what: 'sow-in-turns', plantId }))}
            />
          </div>
          <div className={styles.options}>
            <AutoPlantingOptions planter={planter} plot={plot} planning={planning}>
              {inOptions}
            </AutoPlantingOptions>
            {more}
          </div>
        </div>
      </DragPlants>
      <Said bed={bed} />
      {succession?.parts(bed)}
      {memory && <OpenedMemory memory={memory} bed={shownBed} />}
      {colored && (
        <OpenedPlant
          planter={planter}
          plot={plot}
          bed={bed}
          plant={colored}
          companions={facts.companions}
          reason={reasonOf(colored)}
          succession={succession}
          rotation={rotation}
          onMemory={memory && askInstead}
          onClose={() => setColoring(null)}
        />
      )}
    </div>
  );
}

interface RotationHereProps {
  readonly planter: Planter;
  readonly plot: GardenPlot;
  readonly bed: Bed;
  readonly rotation: RotationOfBed | null;
  readonly onSquare: BedMemory['ask'] | undefined;
}

/** What rotation says of the bed, and of what is in hand: drawn again with each step of the hand, and nothing else is. */
function RotationHere({ planter, plot, bed, rotation, onSquare }: RotationHereProps) {
  const held = useStore(bed);
  return rotation?.card(inHand(planter.layoutOf(plot.draftId), held), onSquare);
}

/** The memory of the square that was asked for. */
const OpenedMemory = ({ memory, bed }: { memory: BedMemory; bed: () => Element | null }): ReactNode =>
  memory.opened(bed);

/** What assistive technology announces about planting. */
function Said({ bed }: { bed: Bed }) {
  const { said } = useStore(bed);
  return (
    <p className="vh" role="status" aria-label="Planting">
      {said}
    </p>
  );
}

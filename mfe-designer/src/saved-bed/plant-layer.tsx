import type { Plant } from '@planted/contracts';
import { isGuest } from '@planted/garden-domain';
import { useStore } from '@planted/mfe-kit';
import { type BedPlant as DrawnPlant, PlantTile } from '@planted/ui';
import { memo, useMemo } from 'react';
import { shownIn } from '../editor/editor-state';
import type { BedPlant } from '../grid/standing';
import { plantsWithoutSoil } from '../grid/plants-on-soil';
import type { PlanStore } from '../plan/plan-store';
import { cellSize } from '../plan/view';
import type { Lifted } from '../tools/tool';
import { usePart } from '../use-part';
import type { SavedBed } from './create-saved-bed';
import styles from './plant-layer.module.css';

interface PlantLayerProps {
  readonly saved: SavedBed;
  readonly plan: PlanStore;
  readonly kinds: ReadonlyMap<string, Plant>;
}

/** What stands in the bed, over its soil; to look at only. What would lose its soil is marked while it is erased. */
export function PlantLayer({ saved, plan, kinds }: PlantLayerProps) {
  const { editor } = saved;
  const under = useStore(saved).base.season?.under;
  const design = usePart(editor, (state) => shownIn(state).design);
  const lifted = usePart(editor, (state) => shownIn(state).lifted);
  const view = usePart(plan, (state) => state.view);
  const cursor = usePart(plan, (state) => state.keyboard);
  const at = usePart(editor, (state) => state.cursor);
  const bare = useMemo(() => new Set(plantsWithoutSoil(design).map(({ id }) => id)), [design]);
  const cell = cellSize(view);
  const layered = useMemo(() => layeredIn(design.standing?.plants ?? [], under), [design, under]);
  return (
    <div className={styles.layer} aria-hidden>
      <svg
        className={styles.drawing}
        width={design.width * cell}
        height={design.height * cell}
        style={{ left: view.left, top: view.top }}
      >
        {layered.map(({ plant, isBetween }) => (
          <Planted
            key={plant.id}
            plant={plant}
            isBetween={isBetween}
            kind={kinds.get(plant.plantId)}
            cell={cell}
            isBare={bare.has(plant.id)}
            shift={shiftOf(plant, lifted, design.width)}
          />
        ))}
        {cursor && (
          <rect className={styles.cursor} x={at.x * cell} y={at.y * cell} width={cell} height={cell} />
        )}
      </svg>
    </div>
  );
}

/** What grows between others (SEA-8) is drawn over them, and smaller. @param under by id, between which other one each grows */
function layeredIn(plants: readonly BedPlant[], under: ReadonlyMap<string, string> | undefined) {
  const byId = new Map(plants.map((plant) => [plant.id, plant]));
  return plants
    .map((plant) => ({ plant, isBetween: under !== undefined && isGuest(under, plant, byId) }))
    .toSorted((one, other) => Number(one.isBetween) - Number(other.isBetween));
}

/** How far a block in the hand carries the plant, in cells; 'x,y', so that it is the same when it is equal. */
function shiftOf({ x, y }: BedPlant, lifted: Lifted | undefined, width: number): string {
  const isCarried = lifted?.cells.includes(y * width + x);
  return isCarried ? `${lifted?.offset.dx},${lifted?.offset.dy}` : '0,0';
}

interface PlantedProps {
  readonly plant: BedPlant;
  readonly isBetween: boolean;
  readonly kind: Plant | undefined;
  readonly cell: number;
  readonly isBare: boolean;
  readonly shift: string;
}

/** Rendered again only for what changes of it. */
const Planted = memo(function Planted({ plant, isBetween, kind, cell, isBare, shift }: PlantedProps) {
  const [dx = 0, dy = 0] = shift.split(',').map(Number);
  const { id, name, x, y, width, height, color, plantsPerSquare } = plant;
  const drawn: DrawnPlant = {
    ...{ id, plantName: name, imageUrl: kind?.optimized_plant_image_url, color, width, height },
    ...{ x: x + dx, y: y + dy, perCell: plantsPerSquare ?? kind?.plants_per_square_foot, isBetween },
  };
  return (
    <g data-plant={id}>
      <PlantTile plant={drawn} cell={cell} />
      {isBare && (
        <rect
          className={styles.bare}
          x={x * cell}
          y={y * cell}
          width={width * cell}
          height={height * cell}
          rx={cell * 0.1}
        />
      )}
    </g>
  );
});

import { estimatePlants } from '@planted/garden-domain';
import { useStore } from '@planted/mfe-kit';
import type { Editor } from '../editor/create-editor';
import { shownDesign } from '../editor/editor-state';
import { usePart } from '../use-part';
import { denotableAt } from '../grid/denote';
import type { Design } from '../grid/design';
import { cellAt } from '../grid/line';
import styles from './plan.module.css';
import type { PlanStore } from './plan-store';
import { toPoint } from './view';

const GAP = 14;
/** Room that the chip needs before it flips to the pointer's other side. */
const ROOM = { width: 170, height: 64 };

/** At the pointer: how large the plot under it is, how many plants it may hold, and which cell it is. */
export function ReadOut({ editor, plan }: { editor: Editor; plan: PlanStore }) {
  const { pointer, view, box } = useStore(plan);
  const design = usePart(editor, shownDesign);
  if (!pointer) return null;
  const at = toPoint(view, pointer);
  const cell = cellAt(at, design);
  if (cell === undefined) return null;
  const area = areaAround(design, cell);
  const plants = estimatePlants(area);
  const flipX = pointer.x + ROOM.width > box.width;
  const flipY = pointer.y + ROOM.height > box.height;
  const place = {
    left: pointer.x + (flipX ? -GAP : GAP),
    top: pointer.y + (flipY ? -GAP : GAP),
    transform: `translate(${flipX ? '-100%' : '0'}, ${flipY ? '-100%' : '0'})`,
  };
  return (
    <div className={styles.readOut} style={place} aria-hidden>
      {area > 0 && (
        <strong className="num">
          {area} ft² · {plants} {plants === 1 ? 'plant' : 'plants'}
        </strong>
      )}
      <span className="num">
        row {Math.floor(at.y) + 1}, column {Math.floor(at.x) + 1}
      </span>
    </div>
  );
}

/** Square feet of the plot, or of the loose soil, that the cell belongs to. */
function areaAround(design: Design, cell: number): number {
  const found = denotableAt(design, cell);
  if (found.kind === 'region') return found.cells.length;
  return found.kind === 'already-denoted' ? (design.plots.get(found.name)?.cells.length ?? 0) : 0;
}

import { MAX_SIDE } from '@planted/garden-domain';
import type { SettledBed } from '../editor/create-editor';
import type { Design } from '../grid/design';
import { plantsWithoutSoil, shiftStanding } from '../grid/plants-on-soil';

/** Empty squares on a side of the bed that has none, so that soil can be added beyond it. */
export const MARGIN = 2;

/** The smallest box around the soil: from the first column and row up to, not with, the last. */
export interface BedBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** @returns undefined for a drawing without soil */
export function boxOf({ width, filled }: Design): BedBox | undefined {
  let [left, top, right, bottom] = [width, Number.POSITIVE_INFINITY, 0, 0];
  filled.forEach((state, cell) => {
    if (state !== 1) return;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  return right === 0 ? undefined : { left, top, right, bottom };
}

/** Empty squares before and after the soil, along one side of the grid. */
interface Margins {
  readonly before: number;
  readonly after: number;
}

/** A side without room gets some, as far as the largest grid allows. */
function marginsFor(length: number, now: Margins): Margins {
  const room = MAX_SIDE - length;
  const after = Math.min(now.after || MARGIN, room);
  return { before: Math.min(now.before || MARGIN, room - after), after };
}

/** The same bed on a grid with other margins. @returns the very same drawing where they are the same */
export function withMargins(design: Design, box: BedBox, across: Margins, down: Margins): Design {
  const width = across.before + box.right - box.left + across.after;
  const height = down.before + box.bottom - box.top + down.after;
  const dx = across.before - box.left;
  const dy = down.before - box.top;
  if (dx === 0 && dy === 0 && width === design.width && height === design.height) return design;
  const filled = new Uint8Array(width * height);
  const moved = (cell: number): number =>
    (Math.floor(cell / design.width) + dy) * width + (cell % design.width) + dx;
  design.filled.forEach((state, cell) => {
    if (state === 1) filled[moved(cell)] = 1;
  });
  const plots = new Map(
    [...design.plots].map(([name, plot]) => [name, { ...plot, cells: plot.cells.map(moved) }]),
  );
  const { standing } = design;
  return {
    ...design,
    ...{ width, height, filled, plots },
    ...(standing && { standing: shiftStanding(standing, dx, dy) }),
  };
}

/** All soil belongs to the bed, whatever was painted. */
export function ownAll(design: Design): Design {
  const cells: number[] = [];
  design.filled.forEach((state, cell) => {
    if (state === 1) cells.push(cell);
  });
  const plots = new Map([...design.plots].map(([name, plot]) => [name, { ...plot, cells }]));
  return { ...design, plots };
}

/** The rules of a bed that is saved: one bed that is never empty, with room round it, and no plant without soil. */
export function settleBed(drawn: Design): SettledBed {
  const box = boxOf(drawn);
  // A plot that has lost its last cell is gone, and with it the bed's name.
  if (!box || drawn.plots.size === 0)
    return {
      ok: false,
      title: 'A bed needs soil',
      message: 'It keeps at least one of its squares.',
    };
  const across = marginsFor(box.right - box.left, { before: box.left, after: drawn.width - box.right });
  const down = marginsFor(box.bottom - box.top, { before: box.top, after: drawn.height - box.bottom });
  const design = ownAll(withMargins(drawn, box, across, down));
  const shift = { x: across.before - box.left, y: down.before - box.top };
  return { ok: true, design, shift, losing: plantsWithoutSoil(design) };
}

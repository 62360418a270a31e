import { sizeOf } from '@planted/garden-domain';
import type { GardenPlot } from '../../planter/garden-plot';
import type { Bed } from './create-bed';
import type { Held, Spot } from './held';

/** What the keyboard handler reads of a key event. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const arrows = new Map<string, Spot>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

interface Asks {
  /** Opens the colors of a placement. */
  readonly onColor: (id: string) => void;
  /** Opens what is to come. */
  readonly onComing?: (id: string) => void;
  /** Nothing stands or is to come on the keyboard's cell. */
  readonly onSoil?: (square: Spot) => void;
  /** What is held is put back: the focus goes back to where it came from. */
  readonly onPutBack: (held: Held) => void;
}

/**
 * Planting without a pointer. Arrows walk or carry, Home and End go to the ends of the row (with Ctrl: of the bed),
 * Enter or Space plants what is held, else opens the colors of the plant there or the memory of the square, M picks it up, P pins it, Delete
 * takes it out, Escape puts back. @returns whether the key meant something
 */
export function pressKey(
  bed: Bed,
  { matrix }: GardenPlot,
  { key, ctrlKey, metaKey }: Key,
  { onColor, onComing, onSoil, onPutBack }: Asks,
): boolean {
  const { width, height } = sizeOf(matrix);
  const whole = ctrlKey || metaKey;
  const { held } = bed.get();
  const step = arrows.get(key);
  if (step) bed.walk(({ x, y }) => ({ x: x + step.x, y: y + step.y }));
  else if (key === 'Home') bed.walk(({ y }) => ({ x: 0, y: whole ? 0 : y }));
  else if (key === 'End') bed.walk(({ y }) => ({ x: width - 1, y: whole ? height - 1 : y }));
  else if (whole) return false;
  else if (key === 'Escape' && held) {
    onPutBack(held);
    bed.cancel();
  } else if (key === 'Enter' || key === ' ') {
    const standing = bed.plantAtCursor();
    if (held) bed.drop();
    else if (standing) onColor(standing.id);
    else openSquare(bed, { onComing, onSoil });
  } else if (key === 'Delete' || key === 'Backspace') {
    const standing = bed.plantAtCursor();
    if (standing && !held) bed.remove(standing.id);
  } else if (key.toLowerCase() === 'm' && !held) {
    const standing = bed.plantAtCursor();
    if (standing) bed.take({ kind: 'placement', id: standing.id }, 'keys');
  } else if (key.toLowerCase() === 'p' && !held) {
    const standing = bed.plantAtCursor();
    if (standing) bed.pin(standing.id);
  } else return false;
  return true;
}

function openSquare(bed: Bed, { onComing, onSoil }: Pick<Asks, 'onComing' | 'onSoil'>): void {
  const coming = bed.comingAtCursor();
  if (coming) onComing?.(coming.id);
  else onSoil?.(bed.cursor());
}

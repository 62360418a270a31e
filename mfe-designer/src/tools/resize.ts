import type { GridSize } from '@planted/garden-domain';
import { type Design, filledArea } from '../grid/design';
import { resizeDesign } from '../grid/resize';
import { type Gesture, momentary, sentence, squares } from './tool';

/**
 * Typing in a dimension field, from the first key to leaving it: the plan follows, but always from the design
 * at the start, so that the 2 on the way to 25 costs nothing.
 */
export function resizing(before: Design, size: GridSize): Gesture {
  const design = resizeDesign(before, size);
  if (design === before) return momentary({ design }, { kind: 'nothing' });
  const step = `Resize to ${size.width}' x ${size.height}'`;
  const cut = filledArea(before) - filledArea(design);
  const gone = cut > 0 ? { gone: `${sentence(squares(cut))} cut off` } : {};
  return momentary({ design }, { kind: 'changed', step, design, ...gone });
}

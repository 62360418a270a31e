import type { GridSize } from '@planted/garden-domain';
import type { Design } from '../grid/design';
import { resizeDesign } from '../grid/resize';
import { type Gesture, momentary } from './tool';

/**
 * Typing in a dimension field, from the first key to leaving it: the plan follows, but always from the design
 * at the start, so that the 2 on the way to 25 costs nothing.
 */
export function resizing(before: Design, size: GridSize): Gesture {
  const design = resizeDesign(before, size);
  if (design === before) return momentary({ design }, { kind: 'nothing' });
  const step = `Resize to ${size.width}' x ${size.height}'`;
  return momentary({ design }, { kind: 'changed', step, design });
}

import { Eraser, type LucideIcon, Move, PaintBucket, Plus, Tag, Trash2 } from '@planted/ui';
import type { ToolMode } from '../tools/tool';

export interface DrawingTool {
  readonly mode: ToolMode;
  readonly name: string;
  readonly icon: LucideIcon;
  /** In one sentence. */
  readonly does: string;
}

/** The six tools that work on the plan, one for each mode of 1 §4, in the order of their keys. */
export const drawingTools: readonly DrawingTool[] = [
  { mode: 'add', name: 'Add', icon: Plus, does: 'Click and drag to turn squares into soil.' },
  { mode: 'remove', name: 'Erase', icon: Eraser, does: 'Click and drag to remove soil.' },
  {
    mode: 'fill',
    name: 'Fill',
    icon: PaintBucket,
    does: 'Click a square to fill the empty space around it.',
  },
  { mode: 'delete', name: 'Delete', icon: Trash2, does: 'Click a bed to remove all of it.' },
  { mode: 'move', name: 'Move', icon: Move, does: 'Drag a bed to another place.' },
  { mode: 'denote', name: 'Denote Gardens', icon: Tag, does: 'Gives a bed its name and growing conditions.' },
];

/** Those for the bed of a saved garden, which has its name. */
export const bedTools = drawingTools.filter(({ mode }) => mode !== 'denote');

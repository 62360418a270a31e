import type { LayoutChangeRequest } from '@planted/contracts';

/** One act in the layout of a garden, with its words and what takes it back. */
export interface Act {
  readonly gardenId: string;
  /** 'Bush Bean moves to July 3' */
  readonly title: string;
  readonly changes: readonly LayoutChangeRequest[];
  readonly undo: readonly LayoutChangeRequest[];
  /** Takes back what was done with it elsewhere, once it is undone or was refused. */
  readonly onTakenBack?: (() => void) | undefined;
}

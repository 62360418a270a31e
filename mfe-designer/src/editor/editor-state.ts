import type { CellIndex, GridSize } from '@planted/garden-domain';
import { type Design, emptyDesign, plotNameAt } from '../grid/design';
import { type History, startHistory } from '../grid/history';
import { plantsAt } from '../grid/plants-on-soil';
import type { BedPlant } from '../grid/standing';
import type { Gesture, Shown, ToolMode } from '../tools/tool';

/** What the naming modal is open for. */
export type Naming =
  | { readonly kind: 'denote'; readonly cells: readonly CellIndex[] }
  | { readonly kind: 'duplicate'; readonly of: string };

/** A step that waits, since plants would lose their soil by it. */
interface LosingSoil {
  readonly step: string;
  readonly design: Design;
  readonly plants: readonly BedPlant[];
}

/** What is kept between visits. */
export interface Kept {
  readonly history: History;
  /** Ids of plots whose Save was clicked. Outside the history: there is no un-save (1 §4). */
  readonly saved: ReadonlySet<string>;
}

export interface EditorState extends Kept {
  /** A press that is being held, or a dimension being typed. */
  readonly gesture: Gesture | null;
  readonly mode: ToolMode;
  /** Ready-made beds are being added: their panel stays, though the next press on the plan names one. */
  readonly isAddingBeds: boolean;
  /** Column and row of the keyboard's cell. */
  readonly cursor: { readonly x: number; readonly y: number };
  /** Id of the plot that is highlighted on the plan and opened in the panel. */
  readonly selected: string | null;
  readonly naming: Naming | null;
  readonly losing: LosingSoil | null;
  /** The last thing that happened, for screen readers. */
  readonly said: string;
}

export const startEditorState = (kept: Kept): EditorState => ({
  ...kept,
  gesture: null,
  mode: 'add',
  isAddingBeds: false,
  cursor: { x: 0, y: 0 },
  selected: null,
  naming: null,
  losing: null,
  said: '',
});

/** Whether the denoted plots stand beside the plan, not the ways to begin. */
export const showsPlots = ({ mode, isAddingBeds }: EditorState): boolean =>
  mode === 'denote' && !isAddingBeds;

export const freshStart = (size: GridSize): Kept => ({
  history: startHistory(emptyDesign(size)),
  saved: new Set(),
});

/** What the plan shows: the gesture while one lasts, else the design. */
export const shownIn = ({ gesture, history }: EditorState): Shown =>
  gesture?.shown ?? { design: history.present };

export const shownDesign = (state: EditorState): Design => shownIn(state).design;

/** Keeps the keyboard's cell inside the grid. The same one where it is inside. */
export function withinGrid(
  cursor: EditorState['cursor'],
  { width, height }: GridSize,
): EditorState['cursor'] {
  const x = Math.max(0, Math.min(cursor.x, width - 1));
  const y = Math.max(0, Math.min(cursor.y, height - 1));
  return x === cursor.x && y === cursor.y ? cursor : { x, y };
}

/** 'Row 3, column 4: soil of Kitchen Bed.' Rows and columns are counted from 1. */
export function describeCell(design: Design, { x, y }: EditorState['cursor']): string {
  const cell = y * design.width + x;
  const name = plotNameAt(design, cell);
  const soil = name === undefined ? 'soil' : `soil of ${name}`;
  const plants = plantsAt(design, x, y).map((plant) => plant.name);
  if (plants.length > 0) return `Row ${y + 1}, column ${x + 1}: ${plants.join(' and ')}, ${soil}`;
  return `Row ${y + 1}, column ${x + 1}: ${design.filled[cell] === 1 ? soil : 'empty'}`;
}

/** The names of plots that are not saved yet, in the order of denoting. */
export const unsavedPlots = ({ history, saved }: Kept): string[] =>
  [...history.present.plots].flatMap(([name, plot]) => (saved.has(plot.draftId) ? [] : [name]));

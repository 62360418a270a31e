import { type KeyMeaning, KeysDialog } from '@planted/ui';
import { bedTools, drawingTools } from './drawing-tools';

const keys = (tools: readonly string[]): readonly KeyMeaning[] => [
  ['Arrows', 'move around the grid'],
  ['Space', 'use the tool on this square (with Move: pick up or put down)'],
  ['Shift + arrows', 'paint or erase as you move'],
  ['Home, End', 'to the ends of the row; with Ctrl, of the grid'],
  ['Delete', 'erase the square'],
  ['Esc', 'cancel'],
  [`1 to ${tools.length}`, tools.join(', ')],
  ['+ and −', 'zoom in and out'],
  ['Ctrl + Z', 'undo'],
  ['Ctrl + Shift + Z', 'redo'],
];

interface DesignerKeysProps {
  readonly open: boolean;
  /** They are pressed in the bed of a saved garden, which is not denoted again. */
  readonly isBed: boolean;
  readonly onClose: () => void;
}

/** All keys of the designer. */
export default function DesignerKeys({ isBed, ...shown }: DesignerKeysProps) {
  const tools = (isBed ? bedTools : drawingTools).map(({ name }) => name);
  return (
    <KeysDialog
      {...shown}
      title="Drawing with the keyboard"
      description="Go to the grid with Tab, then:"
      keys={keys(tools)}
    />
  );
}

import { BrushCleaning } from '@planted/ui';
import { bedTools, drawingTools } from './drawing-tools';
import { ToolList } from './tool-list';

const clear = {
  icon: BrushCleaning,
  name: 'Clear the Grid',
  does: 'Empties everything. Undo brings it back.',
};

interface GeneralHelpProps {
  readonly square: string;
  readonly isBed: boolean;
}

export function GeneralHelp({ square, isBed }: GeneralHelpProps) {
  return (
    <>
      <p>
        {square} Set your garden's width and height in feet, then draw your beds. On a touch screen, use two
        fingers to move and zoom the plan.
      </p>
      <ToolList tools={isBed ? bedTools : [...drawingTools, clear]} />
    </>
  );
}

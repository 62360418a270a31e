import { BrushCleaning } from '@planted/ui';
import { drawingTools } from './drawing-tools';
import { ToolList } from './tool-list';

const clear = {
  icon: BrushCleaning,
  name: 'Clear the Grid',
  does: 'Empties everything. Undo brings it back.',
};

export function GeneralHelp({ square }: { square: string }) {
  return (
    <>
      <p>
        {square} Set your garden's width and height in feet, then draw your beds. On a touch screen, use two
        fingers to move and zoom the plan.
      </p>
      <ToolList tools={[...drawingTools, clear]} />
    </>
  );
}

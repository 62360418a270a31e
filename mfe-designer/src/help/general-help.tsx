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
        {square} Set the width and height of your garden in feet, then draw what you have. On a touch screen,
        two fingers push and zoom the plan.
      </p>
      <ToolList tools={[...drawingTools, clear]} />
    </>
  );
}

import type { CellIndex } from '@planted/garden-domain';
import type { Editor } from '../editor/create-editor';
import type { Naming } from '../editor/editor-state';
import { usePart } from '../use-part';
import type { Design } from '../grid/design';
import { NameDialog } from './name-dialog';

interface NamePlotProps {
  readonly editor: Editor;
  /** What was typed before the modal was there. */
  readonly takeTyped: () => string;
}

/** The naming modal for a plot being denoted or duplicated (1 §2). */
export default function NamePlot({ editor, takeTyped }: NamePlotProps) {
  const naming = usePart(editor, (state) => state.naming);
  const design = usePart(editor, ({ history }) => history.present);
  if (!naming) return null;
  return (
    <NameDialog
      title={naming.kind === 'denote' ? 'Name Your Garden Plot' : 'Name Duplicated Plot'}
      cells={cellsToName(naming, design)}
      design={design}
      takeTyped={takeTyped}
      onCancel={editor.stopNaming}
      onSave={(name) =>
        naming.kind === 'denote' ? editor.denote(name, naming.cells) : editor.duplicate(naming.of, name)
      }
    />
  );
}

const cellsToName = (naming: Naming, design: Design): readonly CellIndex[] =>
  naming.kind === 'denote' ? naming.cells : (design.plots.get(naming.of)?.cells ?? []);

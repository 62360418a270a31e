import type { CellIndex } from '@planted/garden-domain';
import type { Design } from '../grid/design';
import { cellAt, type Point } from '../grid/line';
import { blockAt, type MoveProblem, moveBlock, moveProblem, type Offset } from '../grid/move';
import { type Gesture, squares, type Tool } from './tool';

const sentences: Record<MoveProblem, string> = {
  outside: 'The bed would go off the grid.',
  overlap: 'The bed would overlap other soil.',
};

/** Move takes hold of the connected block and carries it; it stays where it was when it cannot be put down. */
export const move: Tool = {
  mode: 'move',
  begin(design, at) {
    const cell = cellAt(at, design);
    const block = cell === undefined ? [] : blockAt(design, cell);
    return block.length === 0 ? null : carry(design, block, at, { dx: 0, dy: 0 });
  },
};

function carry(design: Design, block: readonly CellIndex[], from: Point, offset: Offset): Gesture {
  const problem = moveProblem(design, block, offset);
  return {
    shown: { design, lifted: { cells: block, offset, problem } },
    to: (point) =>
      carry(design, block, from, {
        dx: Math.floor(point.x) - Math.floor(from.x),
        dy: Math.floor(point.y) - Math.floor(from.y),
      }),
    end() {
      if (offset.dx === 0 && offset.dy === 0) return { kind: 'nothing' };
      if (problem) return { kind: 'refused', title: "You can't move it there", message: sentences[problem] };
      const step = `Move ${squares(block.length)}`;
      return { kind: 'changed', step, design: moveBlock(design, block, offset) };
    },
  };
}

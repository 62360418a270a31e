import { add } from './add';
import { deleteRegion } from './delete';
import { denote } from './denote';
import { erase } from './erase';
import { fill } from './fill';
import { move } from './move';
import type { Tool, ToolMode } from './tool';

export const tools: Readonly<Record<ToolMode, Tool>> = {
  add,
  remove: erase,
  fill,
  delete: deleteRegion,
  move,
  denote,
};

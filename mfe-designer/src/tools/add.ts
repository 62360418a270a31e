import { stroke } from './stroke';
import type { Tool } from './tool';

/** Add sets cells on (1 §4). */
export const add: Tool = { mode: 'add', begin: (design, at) => stroke(design, 1, at) };

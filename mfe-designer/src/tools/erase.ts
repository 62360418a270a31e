import { stroke } from './stroke';
import type { Tool } from './tool';

/** Erase sets cells off (1 §4). A denoted plot shrinks by them. */
export const erase: Tool = { mode: 'remove', begin: (design, at) => stroke(design, 0, at) };

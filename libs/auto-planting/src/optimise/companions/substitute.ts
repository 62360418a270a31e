import { anyPlant, type Tools } from './tools';

/**
 * Plants one that found no place so far: on free cells, or instead of another plant.
 * @returns whether it was made
 */
export function substitute(tools: Tools, threshold: number): boolean {
  const { ground, draft, dice } = tools;
  const kind = dice.below(ground.kinds.count);
  draft.begin();
  let x: number;
  let y: number;
  if (ground.count === 0 || dice.below(2) === 0) {
    x = dice.below(ground.columns - (ground.kinds.widths[kind] as number) + 1);
    y = dice.below(ground.rows - (ground.kinds.heights[kind] as number) + 1);
  } else {
    const slot = anyPlant(tools);
    if (ground.kind[slot] === kind) return false;
    x = ground.x[slot] as number;
    y = ground.y[slot] as number;
    draft.remove(slot);
  }
  if (!draft.admits(kind) || !draft.hasRoom(kind, x, y)) return false;
  draft.place(kind, x, y);
  return draft.make(threshold);
}

/** Takes one plant out: its place may be worth more to its neighbours, or to the next. */
export function takeOut(tools: Tools, threshold: number): boolean {
  const { draft } = tools;
  draft.begin();
  draft.remove(anyPlant(tools));
  return draft.make(threshold);
}

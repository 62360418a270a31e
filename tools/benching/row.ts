/** One line of the table that `npm run bench` prints; the goal is of the ratio unless it says otherwise. */
export interface Row {
  readonly what: string;
  readonly ours: number;
  readonly baseline: number;
  readonly unit: string;
  /** ours / baseline; 0 where the baseline is 0 */
  readonly ratio: number;
  readonly goal: string;
}

export const row = (what: string, unit: string, ours: number, baseline: number, goal: string): Row => ({
  what,
  unit,
  ours,
  baseline,
  ratio: baseline === 0 ? 0 : ours / baseline,
  goal,
});

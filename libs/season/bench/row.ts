/** A line of `npm run bench`, as tools/benching/row.ts has it: tools are built on this library, so it has its own. */
export interface Row {
  readonly what: string;
  readonly ours: number;
  readonly baseline: number;
  readonly unit: string;
  readonly ratio: number;
  readonly goal: string;
}

export const row = (what: string, unit: string, ours: number, baseline: number, goal: string): Row => ({
  ...{ what, unit, ours, baseline, ratio: baseline === 0 ? 0 : ours / baseline, goal },
});

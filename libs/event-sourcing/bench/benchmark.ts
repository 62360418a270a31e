/** One line of the table that `npm run bench` prints. */
export type BenchmarkRow = {
  readonly what: string;
  readonly ours: number;
  readonly baseline: number;
  readonly unit: string;
  /** ours / baseline; for a time, smaller is better, for a rate, larger. */
  readonly ratio: number;
  /** Such as '≥ 0.8'. */
  readonly goal: string;
};

export type Benchmark = {
  readonly name: string;
  run(servers: { databaseUrl: string; natsUrl?: string | undefined }): Promise<BenchmarkRow[]>;
};

export const row = (
  what: string,
  unit: string,
  ours: number,
  baseline: number,
  goal: string,
): BenchmarkRow => ({
  what,
  ours,
  baseline,
  unit,
  ratio: ours / baseline,
  goal,
});

/** How long `work` takes, in seconds. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** The middle one of the times that `work` takes, in milliseconds. */
export async function medianMs(times: number, work: (i: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < times; i += 1) taken.push(1_000 * (await seconds(() => work(i))));
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

/** The best of several rounds: what else the machine is doing only ever makes a measure worse. */
export async function bestOf(
  rounds: number,
  better: (...values: number[]) => number,
  measure: () => Promise<number>,
): Promise<number> {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await measure());
  return better(...values);
}

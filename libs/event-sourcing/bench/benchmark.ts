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

export const row = (what: string, unit: string, { ours, baseline }: Pair, goal: string): BenchmarkRow => ({
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

export type Pair = { readonly ours: number; readonly baseline: number };

/** The medians of two pieces of work, in milliseconds; taken in turns, so that both see the same machine. */
export async function medianMs(times: number, work: PairOfWork): Promise<Pair> {
  const taken: { ours: number[]; baseline: number[] } = { ours: [], baseline: [] };
  for (let i = 0; i < times; i += 1) {
    taken.baseline.push(1_000 * (await seconds(() => work.baseline(i))));
    taken.ours.push(1_000 * (await seconds(() => work.ours(i))));
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
  return { ours: median(taken.ours), baseline: median(taken.baseline) };
}

/** How often a second two pieces of work are done; the best of several rounds in turns. */
export async function bestRate(rounds: number, timesEach: number, work: PairOfWork): Promise<Pair> {
  const best = { ours: 0, baseline: 0 };
  for (let round = 0; round < rounds; round += 1) {
    for (const which of ['baseline', 'ours'] as const) {
      const rate = timesEach / (await seconds(() => work[which](round)));
      best[which] = Math.max(best[which], rate);
    }
  }
  return best;
}

type PairOfWork = {
  readonly ours: (i: number) => Promise<unknown>;
  readonly baseline: (i: number) => Promise<unknown>;
};

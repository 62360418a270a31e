/** One line of the table that `npm run bench` prints. */
export type BenchmarkRow = {
  readonly what: string;
  readonly ours: number;
  readonly baseline: number;
  readonly unit: string;
  /** ours / baseline; for a time, smaller is better, for a rate, larger. The median where there are several pairs. */
  readonly ratio: number;
  /** A quarter of the pairs had a smaller ratio than the first, a quarter a larger one than the second. */
  readonly spread?: readonly [number, number];
  /** Such as '≥ 0.8'. */
  readonly goal: string;
};

export type Benchmark = {
  readonly name: string;
  run(servers: { databaseUrl: string; natsUrl?: string | undefined }): Promise<BenchmarkRow[]>;
};

export type Pair = Pick<BenchmarkRow, 'ours' | 'baseline' | 'ratio' | 'spread'>;

export const row = (what: string, unit: string, pair: Pair, goal: string): BenchmarkRow => ({
  what,
  unit,
  ...pair,
  goal,
});

/** How long `work` takes, in seconds. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** The value below which this part of the values lies: 0.5 for the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export type PairOfTimes = { readonly ours: readonly number[]; readonly baseline: readonly number[] };

/** How long two pieces of work take, in milliseconds; taken in turns, so that both see the same machine. */
export async function timesMs(times: number, work: PairOfWork): Promise<PairOfTimes> {
  const ours: number[] = [];
  const baseline: number[] = [];
  for (let i = 0; i < times; i += 1) {
    baseline.push(1_000 * (await seconds(() => work.baseline(i))));
    ours.push(1_000 * (await seconds(() => work.ours(i))));
  }
  return { ours, baseline };
}

/** Work that so many clients do side by side, again and again. */
export type Load = { readonly clients: number; readonly work: () => Promise<unknown> };

/**
 * How often a second two pieces of work are done, each for so many milliseconds in turns: it ends in time on a busy
 * machine, too. The first turns are not counted; they plan statements and open connections.
 */
export async function ratesWithin(rounds: number, turnMs: number, load: PairOf<Load>): Promise<Pair> {
  const taken: { ours: number[]; baseline: number[] } = { ours: [], baseline: [] };
  for (const which of ['baseline', 'ours'] as const) await rateOf(load[which], turnMs);
  for (let round = 0; round < rounds; round += 1) {
    for (const which of orderOf(round)) taken[which].push(await rateOf(load[which], turnMs));
  }
  return pairOf(taken);
}

async function rateOf({ clients, work }: Load, turnMs: number): Promise<number> {
  let done = 0;
  const start = performance.now();
  const until = start + turnMs;
  const each = async () => {
    while (performance.now() < until) {
      await work();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, each));
  return (1_000 * done) / (performance.now() - start);
}

/** How often a second two pieces of work are done: the medians of several pairs, and of their ratios. */
export async function rates(
  rounds: number,
  timesEach: number | PairOf<number>,
  work: PairOfWork,
): Promise<Pair> {
  const times = typeof timesEach === 'number' ? { ours: timesEach, baseline: timesEach } : timesEach;
  const taken: { ours: number[]; baseline: number[] } = { ours: [], baseline: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const which of orderOf(round))
      taken[which].push(times[which] / (await seconds(() => work[which](round))));
  }
  return pairOf(taken);
}

/** Each is first in every other round: what one leaves to be written, the other pays for. */
export const orderOf = (round: number) =>
  round % 2 === 0 ? (['baseline', 'ours'] as const) : (['ours', 'baseline'] as const);

/** The medians, and those of the ratios of the pairs. */
export function pairOf(taken: PairOf<readonly number[]>): Pair {
  const ratios = taken.ours.map((ours, i) => ours / (taken.baseline[i] ?? Number.NaN));
  return {
    ours: quantile(taken.ours, 0.5),
    baseline: quantile(taken.baseline, 0.5),
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
}

type PairOf<T> = { readonly ours: T; readonly baseline: T };
type PairOfWork = PairOf<(i: number) => Promise<unknown>>;

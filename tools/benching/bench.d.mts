/** What a *.bench.ts file exports as its default. */
export type Bench = (context: BenchContext) => Promise<readonly BenchRow[]>;

export interface BenchContext {
  /** An empty database, this bench's own. */
  readonly databaseUrl: string;
  /** A NATS server with JetStream, this run's own; absent where this machine has none. */
  readonly natsUrl: string | undefined;
  /** The repository's folder; everything in it is built. */
  readonly root: string;
}

export interface BenchRow {
  /** What is measured, e.g. 'appends, 8 clients'. */
  readonly what: string;
  readonly ours: number;
  readonly baseline: number;
  /** Of both figures, e.g. 'events/s' or 'ms'. */
  readonly unit: string;
  /** What the baseline is, e.g. 'bare INSERT loop'. */
  readonly against: string;
  /** Whether a larger figure is better (a rate) or a smaller one (a time, a size). */
  readonly better: 'more' | 'less';
  /** The ratio ours / baseline to reach: at least this when more is better, at most when less is. */
  readonly goal?: number;
}

import { Presets, SingleBar } from 'cli-progress';
import type { OpsTool } from './ops-tool';
import { grouped } from './print-rows';

export type Progress = {
  /** So much of the whole is done. */
  tell(done: number, whole: number): void;
  /** Keeps the last state on the screen. */
  end(): void;
};

export type ProgressOptions = {
  /** What is in progress, such as a read model's name. */
  readonly what: string;
  /** Where this run begins, when an earlier one went so far. */
  readonly from?: number;
  readonly now?: () => number;
};

/** A bar with rate and time left on a terminal, else a line for each tenth of the way. */
export const startProgress = (tool: Pick<OpsTool, 'err' | 'screen'>, options: ProgressOptions): Progress =>
  tool.screen ? bar(tool.screen, options) : lines(tool, options);

function bar(screen: NodeJS.WriteStream, { what, ...measured }: ProgressOptions): Progress {
  const pace = createPace(measured);
  const shown = new SingleBar(
    {
      format: `${what}  {bar} {percentage} %  {done} of {whole}  {rate}  {left}`,
      stream: screen,
      hideCursor: true,
      barsize: 24,
      clearOnComplete: false,
      stopOnComplete: false,
    },
    Presets.shades_classic,
  );
  let begun = false;
  return {
    tell(done, whole) {
      const told = { done: grouped(done), whole: grouped(whole), ...pace(done, whole) };
      if (!begun) shown.start(whole, done, told);
      begun = true;
      shown.setTotal(whole);
      shown.update(done, told);
    },
    end: () => {
      if (begun) shown.stop();
    },
  };
}

function lines({ err }: Pick<OpsTool, 'err'>, { what, ...measured }: ProgressOptions): Progress {
  const pace = createPace(measured);
  let told = -1;
  return {
    tell(done, whole) {
      const tenths = whole === 0 ? 10 : Math.floor((done / whole) * 10);
      if (tenths <= told) return;
      told = tenths;
      const { rate, left } = pace(done, whole);
      const more = tenths < 10 ? `, ${rate}, ${left}` : '';
      err(`${what}: ${grouped(done)} of ${grouped(whole)} (${tenths * 10} %)${more}`);
    },
    end: () => undefined,
  };
}

/** How fast it went since the start, and how long it will take at that. */
function createPace({ from = 0, now = () => performance.now() }: Omit<ProgressOptions, 'what'>) {
  const startedAt = now();
  return (done: number, whole: number) => {
    const perSecond = (done - from) / Math.max((now() - startedAt) / 1_000, 0.001);
    const seconds = perSecond > 0 ? Math.ceil((whole - done) / perSecond) : Number.POSITIVE_INFINITY;
    return { rate: `${grouped(Math.round(perSecond))} a second`, left: `${duration(seconds)} left` };
  };
}

function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '?';
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

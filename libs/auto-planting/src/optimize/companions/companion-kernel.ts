import type { Bed } from '../../problem/bed';
import type { Kind } from '../../problem/kind';
import type { Problem } from '../../problem/problem';
import { POINTS_PER_PLANT } from '../../objectives/companion-score';
import { falloffThirds, UNITS_PER_POINT } from '../../relations';
import { kernelModule } from './kernel-module';

/** The steps that a search makes, in the kernel's own order. */
export const STEPS = [
  'exchange',
  'slide',
  'push',
  'mirror',
  'replant',
  'substitute',
  'takeOut',
  'shove',
] as const;
export type Step = (typeof STEPS)[number];

/** How often each kind of step is tried, in thousandths; the rest exchanges. */
export type StepMix = Readonly<Record<Exclude<Step, 'exchange'>, number>>;

/** A kind of plant as the kernel is told of it. */
export interface KernelKind {
  readonly kind: Kind;
  /** Most that may be planted. */
  readonly limit: number;
  /** Units that each is worth beside its own points and its neighbors; a multiple of 3. */
  readonly bonus: number;
}

/** A plant on the kernel's bed. */
export interface KernelPlant {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
}

/** What the kernel keeps, in its own order. */
const ARRAYS = [
  'widths',
  'heights',
  'limits',
  'worth',
  'cover',
  'mix',
  'planned',
  'kinds',
  'lefts',
  'tops',
] as const;
type KernelArray = (typeof ARRAYS)[number];

/** What covers a cell where no planned plant does. */
const FREE = -1;
const BLOCKED = -2;
/** As many as there may ever be, for 32 bits. */
const WITHOUT_LIMIT = 2 ** 31 - 1;
/**
 * Units per third that a bad pair costs where no plan may hold one: far more than a step can gain, and so little that
 * a thousand of them fit into 32 bits.
 */
const FORBIDDEN = -300_000;

/** What kernel/index.ts exports. */
interface KernelExports {
  readonly memory: WebAssembly.Memory;
  layOut(columns: number, rows: number, kinds: number, cellBudget: number): void;
  arrayAt(array: number): number;
  prepare(perPlant: number): void;
  keep(width: number, height: number, x: number, y: number, kind: number, perThird: number): void;
  plant(kind: number, x: number, y: number): void;
  begin(seed: number): void;
  search(steps: number, threshold: number, enough: number): void;
  step(kind: number, threshold: number): number;
  restoreBest(): void;
  bestTotal(): number;
  total(): number;
  count(): number;
}

let compiled: WebAssembly.Module | undefined;

/** Whether the search can be had here: a browser may have no WebAssembly, or be forbidden it. */
export function hasKernel(): boolean {
  try {
    compiled ??= new WebAssembly.Module(Uint8Array.from(atob(kernelModule), (byte) => byte.charCodeAt(0)));
    return true;
  } catch {
    return false;
  }
}

/**
 * The search of companion plans, compiled to WebAssembly from libs/auto-planting/kernel, on a copy of a bed. What is
 * kept stays; what is planned is where it begins. Values are units of the companion score.
 */
export class CompanionKernel {
  readonly #kernel: KernelExports;
  readonly #kinds: readonly KernelKind[];
  readonly #cells: number;

  /** `hasKernel` must have said so. A kind may be given in parts, the first of which are filled first. */
  constructor(
    { problem, isStrict, kept, planned }: Bed,
    kinds: readonly KernelKind[],
    seed: number,
    mix: StepMix,
  ) {
    if (!compiled) throw new Error('The companion search kernel is not compiled.');
    const kernel = new WebAssembly.Instance(compiled, { env: { abort: refuse } });
    this.#kernel = kernel.exports as unknown as KernelExports;
    this.#kinds = kinds;
    this.#cells = problem.width * problem.height;
    const { layOut, prepare, keep, plant, begin } = this.#kernel;
    layOut(problem.width, problem.height, kinds.length, Math.min(problem.cellBudget, WITHOUT_LIMIT));
    const worthTo = (a: Kind) => kinds.map(({ kind }) => worthBetween(a, kind, problem, isStrict));
    this.#fill(
      'widths',
      kinds.map(({ kind }) => kind.width),
    );
    this.#fill(
      'heights',
      kinds.map(({ kind }) => kind.height),
    );
    this.#fill(
      'limits',
      kinds.map(({ limit }) => Math.min(limit, WITHOUT_LIMIT)),
    );
    this.#fill(
      'worth',
      kinds.flatMap(({ kind }) => worthTo(kind)),
    );
    this.#fill(
      'cover',
      Array.from(problem.free, (free) => (free === 1 ? FREE : BLOCKED)),
    );
    this.#fill(
      'mix',
      STEPS.map((step) => (step === 'exchange' ? 0 : mix[step])),
    );
    prepare(POINTS_PER_PLANT * UNITS_PER_POINT);
    for (const { kind, x, y, width, height } of kept)
      worthTo(kind).forEach((perThird, i) => keep(width, height, x, y, i, perThird));
    // A plant as large as the plot is beside every place: it gives each of a kind its bonus.
    kinds.forEach(
      ({ bonus }, i) => bonus > 0 && keep(problem.width, problem.height, 0, 0, i, bonus / falloffThirds(1)),
    );
    const left = kinds.map(({ limit }) => limit);
    for (const { kind, x, y } of planned) {
      const part = kinds.findIndex((some, i) => some.kind === kind && (left[i] as number) > 0);
      left[part] = (left[part] as number) - 1;
      plant(part, x, y);
    }
    begin(seed);
  }

  /** Of the plan that stands. */
  get total(): number {
    return this.#kernel.total();
  }

  get bestTotal(): number {
    return this.#kernel.bestTotal();
  }

  /** Plants that stand. */
  get count(): number {
    return this.#kernel.count();
  }

  get plants(): KernelPlant[] {
    const [kinds, lefts, tops] = (['kinds', 'lefts', 'tops'] as const).map((name) =>
      this.#array(name, this.#cells),
    );
    return Array.from(this.#array('planned', this.count), (slot) => ({
      kind: (this.#kinds[kinds?.[slot] as number] as KernelKind).kind,
      x: lefts?.[slot] as number,
      y: tops?.[slot] as number,
    }));
  }

  /**
   * Makes steps by chance, none of which loses more than a threshold; fewer where the best plan is worth enough.
   * @param enough units
   */
  search(steps: number, threshold: number, enough: number): void {
    this.#kernel.search(steps, threshold, Math.min(enough, WITHOUT_LIMIT));
  }

  /**
   * Tries one step of a kind. Something must be planted.
   * @returns whether it was made, for it loses no more than the threshold
   */
  step(step: Step, threshold: number): boolean {
    return this.#kernel.step(STEPS.indexOf(step), threshold) !== 0;
  }

  /** Makes the best plan so far the one that stands. */
  restoreBest(): void {
    this.#kernel.restoreBest();
  }

  #fill(name: KernelArray, numbers: readonly number[]): void {
    this.#array(name, numbers.length).set(numbers);
  }

  /** The memory moves when it grows, so a view is good until the kernel is called again. */
  #array(name: KernelArray, length: number): Int32Array {
    const { memory, arrayAt } = this.#kernel;
    return new Int32Array(memory.buffer, arrayAt(ARRAYS.indexOf(name)), length);
  }
}

/** Units per third of falloff. */
function worthBetween(a: Kind, b: Kind, { worth, isBad, kinds }: Problem, isStrict: boolean): number {
  const at = a.index * kinds.length + b.index;
  return isStrict && isBad[at] === 1 ? FORBIDDEN : (worth[at] as number);
}

/** An array that memory does not suffice for. */
function refuse(): never {
  throw new RangeError('The companion search ran out of memory.');
}

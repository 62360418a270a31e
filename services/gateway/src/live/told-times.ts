interface Told {
  readonly upTo: number;
  /** Milliseconds of the clock. */
  readonly at: number;
}

/** How close together are times that are kept as one, the earlier: a part of the time after which a change is late. */
const PARTS = 10;

/** When what was told, so that it can be told again where it is shown late; a few numbers, however much it is. */
export class ToldTimes {
  readonly #lateMs: number;
  readonly #clock: () => number;
  /** In the order in which they were told, of what is not late yet. */
  #told: Told[] = [];
  #lateUpTo = 0;
  #toldUpTo = 0;

  /** @param parts `lateMs` after it was told, what is not shown is late */
  constructor({ lateMs, clock }: { readonly lateMs: number; readonly clock: () => number }) {
    this.#lateMs = lateMs;
    this.#clock = clock;
  }

  /** Up to where it was told. */
  get told(): number {
    return this.#toldUpTo;
  }

  /** All up to this position has been told now, as far as it was not before. */
  tell(upTo: number): void {
    if (upTo <= this.#toldUpTo) return;
    this.#toldUpTo = upTo;
    const now = this.#clock();
    const last = this.#told.at(-1);
    if (last && now - last.at < this.#lateMs / PARTS) this.#told.splice(-1, 1, { upTo, at: last.at });
    else this.#told.push({ upTo, at: now });
    this.#forgetLate(now);
  }

  /** Whether so much time has passed since it was told. */
  isLate(sequence: number): boolean {
    this.#forgetLate(this.#clock());
    return sequence <= this.#lateUpTo;
  }

  #forgetLate(now: number): void {
    const late = this.#told.filter(({ at }) => now - at >= this.#lateMs);
    this.#lateUpTo = late.at(-1)?.upTo ?? this.#lateUpTo;
    this.#told = this.#told.slice(late.length);
  }
}

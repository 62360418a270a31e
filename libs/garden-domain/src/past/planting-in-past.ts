import type { CalendarDay } from '../calendar-day';
import type { PlantingSpot } from '../layout';
import type { PastEnd, PastPlanting, PastSpan, PutSpot, SaidLater } from './garden-past';

type Spot = Omit<PlantingSpot, 'id' | 'plantId'>;
type Belief = Pick<PastSpan, 'from' | 'until' | 'isDated'> & Spot;

/** One planting while acts are folded: what is known of it by now, and what was known before. */
export class PlantingInPast {
  readonly #kind: Pick<PutSpot, 'id' | 'plantId' | 'plantName'>;
  readonly #addedDay: CalendarDay;
  readonly #spots: { since: CalendarDay; spot: Spot }[] = [];
  #plantedDay: CalendarDay | null = null;
  #end: PastEnd | null = null;
  #open: PastSpan[] = [];
  readonly #closed: PastSpan[] = [];
  readonly said: SaidLater[] = [];

  constructor({ id, plantId, plantName }: PutSpot, on: CalendarDay) {
    this.#kind = { id, plantId, plantName };
    this.#addedDay = on;
  }

  get isStanding(): boolean {
    return this.#end === null;
  }

  get spot(): Spot | undefined {
    return this.#spots.at(-1)?.spot;
  }

  /** @param spot in the first ground of the garden */
  put(on: CalendarDay, spot: Spot): void {
    const last = this.#spots.at(-1);
    if (last && isSame(last.spot, spot)) return;
    if (last?.since === on) this.#spots.pop();
    this.#spots.push({ since: on, spot });
  }

  stand(on: CalendarDay): void {
    if (this.#end) this.#say(on, 'undone', this.#end.day);
    this.#end = null;
  }

  plant(on: CalendarDay, day: CalendarDay | null): void {
    if (day !== null && day !== this.#plantedDay) this.#say(on, 'planted', day);
    this.#plantedDay = day;
  }

  finish(on: CalendarDay, end: PastEnd): void {
    this.#end = end;
    if (end.how === 'mistake') this.#say(on, 'mistake', this.#plantedDay ?? this.#addedDay);
    else this.#say(on, 'ended', end.day);
  }

  /** Closes what is not known anymore since the day, and keeps what is known instead. */
  settle(on: CalendarDay): void {
    const next = this.#beliefs();
    const open = this.#open;
    const least = Math.min(open.length, next.length);
    const sameAt = (at: number, by: number) => isBelieved(open[at], next[by]);
    let head = 0;
    while (head < least && sameAt(head, head)) head += 1;
    let tail = 0;
    while (tail < least - head && sameAt(open.length - 1 - tail, next.length - 1 - tail)) tail += 1;
    for (const span of open.slice(head, open.length - tail))
      if (span.knownFrom !== on) this.#closed.push({ ...span, knownUntil: on });
    const { id } = this.#kind;
    const fresh = next
      .slice(head, next.length - tail)
      .map((belief): PastSpan => ({ id, ...belief, knownFrom: on, knownUntil: null }));
    this.#open = [...open.slice(0, head), ...fresh, ...open.slice(open.length - tail)];
  }

  get spans(): readonly PastSpan[] {
    return [...this.#closed, ...this.#open];
  }

  get summary(): PastPlanting {
    const [addedDay, plantedDay, end] = [this.#addedDay, this.#plantedDay, this.#end];
    return { ...this.#kind, addedDay, plantedDay, end };
  }

  /** Where it stood before it was moved counts until the day of the move; one that was a mistake never stood. */
  #beliefs(): Belief[] {
    if (this.#end?.how === 'mistake') return [];
    const from = this.#plantedDay ?? this.#addedDay;
    const until = this.#end?.day ?? null;
    const isDated = this.#plantedDay !== null;
    return this.#spots.flatMap(({ since, spot }, at) => {
      const next = this.#spots[at + 1]?.since ?? null;
      const begin = at === 0 || since < from ? from : since;
      const end = next === null || (until !== null && until < next) ? until : next;
      return end !== null && end <= begin ? [] : [{ ...spot, from: begin, until: end, isDated }];
    });
  }

  #say(on: CalendarDay, what: SaidLater['what'], day: CalendarDay): void {
    if (day < on) this.said.push({ id: this.#kind.id, on, what, day });
  }
}

const FIELDS = ['x', 'y', 'width', 'height', 'color', 'plantsPerSquare'] as const;

const isSame = (one: Spot, other: Spot): boolean => FIELDS.every((field) => one[field] === other[field]);

const isBelieved = (one: Belief | undefined, other: Belief | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.from === other.from &&
  one.until === other.until &&
  one.isDated === other.isDated &&
  isSame(one, other);

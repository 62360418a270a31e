import type { CalendarDay } from '../calendar-day';
import { checkMatrix, type Matrix } from '../matrix';
import type { ChangedLayout, LayoutChangeProblem, RefusedChange } from './changed-layout';
import { isGuest } from './guests';
import type { BedChange, EndOfPlanting, Layout, LayoutChange, PlantingSpot } from './layout-change';
import { alikeIn } from './layout-difference';
import { type Chained, layoutRefusal } from './layout-refusal';
import { isIntoGround, NO_SEASON, type SeasonPlan, setStepDay, type StepDays } from './season-plan';
import { carryFootprint } from './turn-bed';

type ChangeOf<Type extends LayoutChange['type']> = Extract<LayoutChange, { readonly type: Type }>;

type PlaceChange<Spot extends PlantingSpot> = Extract<LayoutChange<Spot>, { readonly type: 'place' }>;

/** A layout in the middle of an act. */
export class LayoutDraft<Spot extends PlantingSpot> {
  private readonly before: Layout<Spot> & { readonly season: SeasonPlan<Spot> };
  private matrix: Matrix;
  private readonly standing: Map<string, Spot>;
  private readonly ended: Map<string, Spot>;
  private readonly coming: Map<string, Spot>;
  private readonly dropped: Map<string, Spot>;
  private readonly after: Map<string, string>;
  private readonly under: Map<string, string>;
  private readonly fixed: Map<string, StepDays>;
  private readonly done: Map<string, StepDays>;
  private readonly planted: Map<string, CalendarDay>;
  private readonly started: Set<string>;
  private readonly ends = new Map<string, EndOfPlanting>();
  /** The last change of each planting, in the order of these. */
  private readonly changedBy = new Map<string, number>();
  private readonly placed = new Set<string>();
  private readonly chained: Chained[] = [];
  private reshaped: { readonly index: number; readonly change: BedChange } | undefined;

  constructor(before: Layout<Spot>) {
    const season: SeasonPlan<Spot> = before.season ?? NO_SEASON;
    this.before = { ...before, season };
    this.matrix = before.matrix;
    this.standing = new Map(before.standing);
    this.ended = new Map(before.ended);
    this.coming = new Map(season.coming);
    this.dropped = new Map(season.dropped);
    this.after = new Map(season.after);
    this.under = new Map(season.under);
    this.fixed = new Map(season.fixed);
    this.done = new Map(season.done);
    this.planted = new Map(season.planted);
    this.started = new Set(season.started);
  }

  make(change: LayoutChange<Spot>, index: number): LayoutChangeProblem | undefined {
    switch (change.type) {
      case 'place':
        return this.place(change, index);
      case 'move':
        return this.alter(change.id, index, { x: change.x, y: change.y });
      case 'resize': {
        const { x, y, width, height } = change;
        return this.alter(change.id, index, { x, y, width, height });
      }
      case 'recolor':
        return this.alter(change.id, index, { color: change.color });
      case 'count':
        return this.alter(change.id, index, { plantsPerSquare: change.plantsPerSquare });
      case 'end':
        return this.end(change);
      case 'restore':
        return this.restore(change.id, index);
      case 'put-after':
        return this.isAlive(change.id) ? this.putAfter(change.id, change.after, index) : 'not-there';
      case 'fix-step':
        if (!this.isAlive(change.id)) return 'not-there';
        setStepDay(this.fixed, change.id, change.step, change.day);
        return undefined;
      case 'do-step':
        return this.isAlive(change.id) ? this.doStep(change, index) : 'not-there';
      case 'reshape':
        return this.reshape(change, index);
      default:
        return change satisfies never;
    }
  }

  private isAlive(id: string): boolean {
    return this.standing.has(id) || this.coming.has(id);
  }

  private place(
    { planting: spot, after, under }: PlaceChange<Spot>,
    index: number,
  ): 'id-in-use' | 'no-host' | undefined {
    const { id } = spot;
    if (this.isAlive(id) || this.ended.has(id) || this.dropped.has(id)) return 'id-in-use';
    if (under !== undefined) {
      if (!this.isHost(under)) return 'no-host';
      this.under.set(id, under);
    }
    if (after === undefined) return this.put(spot, this.standing, index);
    this.put(spot, this.coming, index);
    return this.putAfter(id, after, index);
  }

  /** Who grows between others has no room of its own to give, as long as it does. */
  private isHost(id: string): boolean {
    const alive = new Map([...this.standing, ...this.coming]);
    const spot = alive.get(id);
    return spot !== undefined && !isGuest(this.under, spot, alive);
  }

  private put(spot: Spot, among: Map<string, Spot>, index: number): undefined {
    this.placed.add(spot.id);
    this.set(spot, among, index);
  }

  private set(spot: Spot, among: Map<string, Spot>, index: number): undefined {
    among.set(spot.id, spot);
    this.changedBy.delete(spot.id);
    this.changedBy.set(spot.id, index);
  }

  private putAfter(id: string, after: string | null, index: number): undefined {
    if (after === null) this.after.delete(id);
    else this.after.set(id, after);
    this.chained.push({ id, index, after });
  }

  private alter(id: string, index: number, change: Partial<PlantingSpot>): 'not-there' | undefined {
    for (const among of [this.standing, this.coming]) {
      const spot = among.get(id);
      if (!spot) continue;
      const altered = { ...spot, ...change };
      return alikeIn('place', spot, altered)
        ? this.set(altered, among, index)
        : this.put(altered, among, index);
    }
    return 'not-there';
  }

  private end({ id, how, cause, day }: ChangeOf<'end'>): 'not-there' | 'not-planted' | undefined {
    const stood = this.standing.get(id);
    const spot = stood ?? this.coming.get(id);
    if (!spot) return 'not-there';
    if (!stood && how === 'harvested') return 'not-planted';
    this.standing.delete(id);
    this.coming.delete(id);
    (stood ? this.ended : this.dropped).set(id, spot);
    this.ends.set(id, { how, cause, day });
    return undefined;
  }

  private restore(id: string, index: number): 'not-there' | undefined {
    const stood = this.ended.get(id);
    const spot = stood ?? this.dropped.get(id);
    if (!spot) return 'not-there';
    this.ended.delete(id);
    this.dropped.delete(id);
    this.ends.delete(id);
    return this.put(spot, stood ? this.standing : this.coming, index);
  }

  /** Into the ground, from what is to come to what stands, and back; every other step only has its day. */
  private doStep({ id, step, day }: ChangeOf<'do-step'>, index: number): 'not-planted' | undefined {
    const comes = this.coming.get(id);
    if (!isIntoGround(step)) {
      if (step === 'last-harvest' && comes && day !== null) return 'not-planted';
      setStepDay(this.done, id, step, day);
      return undefined;
    }
    if (day !== null) {
      this.planted.set(id, day);
      if (!comes) return undefined;
      this.coming.delete(id);
      this.started.add(id);
      return this.put(comes, this.standing, index);
    }
    this.planted.delete(id);
    const stands = this.standing.get(id);
    if (!stands || !this.started.delete(id)) return undefined;
    this.standing.delete(id);
    return this.put(stands, this.coming, index);
  }

  private reshape(change: ChangeOf<'reshape'>, index: number): 'no-bed' | undefined {
    if (this.reshaped || !checkMatrix(change.matrix).ok) return 'no-bed';
    this.reshaped = { index, change };
    for (const plantings of [this.standing, this.ended, this.coming, this.dropped])
      for (const spot of plantings.values())
        plantings.set(spot.id, carryFootprint(spot, this.matrix, change));
    this.matrix = change.matrix;
    return undefined;
  }

  checked(): ChangedLayout<Spot> | RefusedChange {
    for (const id of new Set([...this.changedBy.keys(), ...this.ends.keys()]))
      if (!this.isAlive(id)) this.settleGone(id);
      else if (!this.wasKnown(id)) this.started.delete(id);
    const { matrix, standing, ended, coming, dropped, after, under, fixed, done, planted, started, ends } =
      this;
    const season = { coming, dropped, after, under, fixed, done, planted, started };
    const layout = { matrix, standing, ended, season };
    const { changedBy, placed, chained, reshaped } = this;
    const refusal = layoutRefusal(layout, { changedBy, placed, chained, reshapedBy: reshaped?.index });
    return refusal ?? { ok: true, layout, ends };
  }

  private wasKnown(id: string): boolean {
    const { standing, ended, season } = this.before;
    return [standing, ended, season.coming, season.dropped].some((plantings) => plantings.has(id));
  }

  /** What came and went in one act has not been there; what only went is gone from where it was before. */
  private settleGone(id: string): void {
    const { standing, ended, season } = this.before;
    const stood = standing.has(id) || ended.has(id);
    const spot = [standing, ended, season.coming, season.dropped].map((all) => all.get(id)).find(Boolean);
    this.ended.delete(id);
    this.dropped.delete(id);
    if (spot) (stood ? this.ended : this.dropped).set(id, this.carried(spot));
    if (!standing.has(id) && !season.coming.has(id)) {
      this.ends.delete(id);
      for (const part of ['after', 'under', 'fixed', 'done'] as const)
        copyEntry<unknown>(season[part], this[part], id);
    }
    copyEntry(season.planted, this.planted, id);
    if (season.started.has(id)) this.started.add(id);
    else this.started.delete(id);
  }

  private carried(spot: Spot): Spot {
    return this.reshaped ? carryFootprint(spot, this.before.matrix, this.reshaped.change) : spot;
  }
}

function copyEntry<Value>(from: ReadonlyMap<string, Value>, to: Map<string, Value>, id: string): void {
  const value = from.get(id);
  if (value === undefined) to.delete(id);
  else to.set(id, value);
}

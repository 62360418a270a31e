import { checkMatrix, type Matrix } from '../matrix';
import { type FootprintProblem, layoutProblem } from '../placement';
import type { EndOfPlanting, Layout, LayoutChange, PlantingSpot } from './layout-change';
import { carryFootprint } from './turn-bed';

/** Why a change cannot be made. */
export type LayoutChangeProblem =
  /** No planting of that id stands there; for 'restore': none has ended. */
  | 'not-there'
  /** A planting of that id stands, or has stood, in this bed. */
  | 'id-in-use'
  /** The new shape is no bed, or the ground was changed by an earlier change of this act. */
  | 'no-bed'
  | 'size'
  | FootprintProblem;

export interface RefusedChange {
  readonly ok: false;
  /** Of the change, in the act. */
  readonly index: number;
  readonly problem: LayoutChangeProblem;
  /** The planting that cannot stand, where there is one. */
  readonly id?: string;
}

/** What an act makes of a layout. */
export interface ChangedLayout<Spot extends PlantingSpot> {
  readonly ok: true;
  readonly layout: Layout<Spot>;
  /** How those ended that stood before the act and do not after it. */
  readonly ends: ReadonlyMap<string, EndOfPlanting>;
}

/**
 * Makes the changes of one act, all or none: in their order, with the rules of 2 §5 held by what stands after the last,
 * so that two plantings can change places. A refusal names the last change of the planting that cannot stand, or that of
 * the ground beneath it.
 */
export function changeLayout<Spot extends PlantingSpot>(
  before: Layout<Spot>,
  changes: readonly LayoutChange<Spot>[],
): ChangedLayout<Spot> | RefusedChange {
  const draft = new LayoutDraft(before);
  for (const [index, change] of changes.entries()) {
    const problem = draft.make(change, index);
    if (problem) return { ok: false, index, problem };
  }
  return draft.checked();
}

/** A layout in the middle of an act. */
class LayoutDraft<Spot extends PlantingSpot> {
  private matrix: Matrix;
  private readonly standing: Map<string, Spot>;
  private readonly ended: Map<string, Spot>;
  private readonly ends = new Map<string, EndOfPlanting>();
  /** The last change of each planting, in the order of these. */
  private readonly changedBy = new Map<string, number>();
  private reshapedBy: number | undefined;

  constructor({ matrix, standing, ended }: Layout<Spot>) {
    this.matrix = matrix;
    this.standing = new Map(standing);
    this.ended = new Map(ended);
  }

  make(change: LayoutChange<Spot>, index: number): LayoutChangeProblem | undefined {
    switch (change.type) {
      case 'place': {
        const { id } = change.planting;
        if (this.standing.has(id) || this.ended.has(id)) return 'id-in-use';
        return this.stand(change.planting, index);
      }
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
      case 'restore': {
        const spot = this.ended.get(change.id);
        if (!spot) return 'not-there';
        this.ended.delete(change.id);
        this.ends.delete(change.id);
        return this.stand(spot, index);
      }
      case 'reshape': {
        if (this.reshapedBy !== undefined || !checkMatrix(change.matrix).ok) return 'no-bed';
        this.reshapedBy = index;
        for (const plantings of [this.standing, this.ended])
          for (const spot of plantings.values())
            plantings.set(spot.id, carryFootprint(spot, this.matrix, change));
        this.matrix = change.matrix;
        return undefined;
      }
      default:
        return change satisfies never;
    }
  }

  private stand(spot: Spot, index: number): undefined {
    this.standing.set(spot.id, spot);
    this.changedBy.delete(spot.id);
    this.changedBy.set(spot.id, index);
  }

  private alter(id: string, index: number, change: Partial<PlantingSpot>): LayoutChangeProblem | undefined {
    const spot = this.standing.get(id);
    return spot ? this.stand({ ...spot, ...change }, index) : 'not-there';
  }

  private end({ id, how, cause, day }: EndOfPlanting & { readonly id: string }): 'not-there' | undefined {
    const spot = this.standing.get(id);
    if (!spot) return 'not-there';
    this.standing.delete(id);
    this.ended.set(id, spot);
    this.ends.set(id, { how, cause, day });
    return undefined;
  }

  checked(): ChangedLayout<Spot> | RefusedChange {
    // What was not touched stands first: whoever comes to it later is in the way.
    const untouched = [...this.standing.values()].filter(({ id }) => !this.changedBy.has(id));
    const touched = [...this.changedBy.keys()].flatMap((id) => this.standing.get(id) ?? []);
    const spots = [...untouched, ...touched];
    const illegal = layoutProblem(this.matrix, spots);
    const culprit = illegal && spots[illegal.index];
    if (culprit) {
      const index = this.changedBy.get(culprit.id) ?? this.reshapedBy ?? 0;
      return { ok: false, index, problem: illegal.problem, id: culprit.id };
    }
    const { matrix, standing, ended, ends } = this;
    return { ok: true, layout: { matrix, standing, ended }, ends };
  }
}

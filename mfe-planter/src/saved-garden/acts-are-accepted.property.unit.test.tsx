import type { LayoutSince, ServedLayout } from '@planted/contracts';
import {
  changeLayout,
  type LayoutChange,
  type Layout as Garden,
  type Matrix,
  NO_SEASON,
  type PlantingSpot,
  type RefusedChange,
} from '@planted/garden-domain';
import fc from 'fast-check';
import { roomBetween } from '../layout/between';
import { arrivalAt } from '../layout/coming';
import { chosen } from '../testing/gardens';
import { bedSince } from './bed-draft';
import { createSavedGarden, type SavedGarden } from './create-saved-garden';
import { isRotationChange } from '../rotation/answers';

const [COLUMNS, ROWS] = [4, 3];
const today = '2026-05-22';
const matrix: Matrix = Array.from({ length: ROWS }, () => new Array<0 | 1>(COLUMNS).fill(1));
const spot = (id: string, x: number, y: number, side = 1): PlantingSpot => ({
  ...{ id, plantId: 'bean', x, y, width: side, height: side, color: '#aac62f', plantsPerSquare: null },
});

/** A garden, as its server has it. */
class Server {
  version = 2;
  private garden: Garden = {
    matrix,
    standing: new Map([spot('host', 0, 0, 2), spot('a', 2, 0), spot('b', 3, 0)].map((one) => [one.id, one])),
    ended: new Map(),
    season: NO_SEASON,
  };

  /** @returns why it cannot be made */
  make(changes: readonly LayoutChange[]): RefusedChange | undefined {
    const made = changeLayout(this.garden, changes);
    if (!made.ok) return made;
    this.garden = made.layout;
    this.version += 1;
    return undefined;
  }

  get standing(): readonly PlantingSpot[] {
    return [...this.garden.standing.values()];
  }
  get known(): readonly string[] {
    const { standing, ended, season = NO_SEASON } = this.garden;
    return [standing, ended, season.coming, season.dropped].flatMap((all) => [...all.keys()]);
  }

  /** What it tells of itself. */
  private get season() {
    const { coming, after, under, fixed, started } = this.garden.season ?? NO_SEASON;
    const steps = [...this.garden.standing.keys(), ...coming.keys()].map((id) => ({
      ...{ id, after: after.get(id) ?? null, under: under.get(id) ?? null, wasComing: started.has(id) },
      fixed: Object.entries(fixed.get(id) ?? {}).map(([step, day]) => ({ step, day })),
      done: [],
    }));
    return { coming: [...coming.values()], steps } as Pick<LayoutSince, 'coming' | 'steps'>;
  }

  since(known: { readonly standing: ReadonlyMap<string, PlantingSpot> }): LayoutSince {
    const gone = [...known.standing.keys()].filter((id) => !this.garden.standing.has(id));
    return {
      version: this.version,
      matrix: null,
      plants: [...this.standing],
      ended: gone.map((id) => ({ id, how: null, day: null })),
      ...this.season,
    };
  }

  get served(): ServedLayout {
    const plants = this.standing.map(({ id, plantId, x, y, width, height, color }) => ({
      ...{ id, plant_id: plantId, grid_x: x, grid_y: y },
      ...{ custom_planting_width: width, custom_planting_height: height, display_color: color },
      planted_date: null,
    }));
    const garden = { id: 'bed', name: 'Bed', matrix: matrix.map((row) => row.join()).join('\n') };
    return { garden, version: this.version, plants, ...this.season } as unknown as ServedLayout;
  }
}

interface Step {
  readonly make: string;
  readonly which: number;
  readonly x: number;
  readonly y: number;
}
const at = { x: fc.nat(COLUMNS - 1), y: fc.nat(ROWS - 1) };
const which = fc.nat(30);
const gesture: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ make: fc.constant('move' as const), which, ...at }),
  fc.record({ make: fc.constant('place' as const), which, ...at }),
  fc.record({ make: fc.constantFrom('remove', 'undo', 'redo', 'remove-coming'), which, ...at }),
  fc.record({ make: fc.constantFrom('between', 'after', 'move-coming', 'resize'), which, ...at }),
);
const others: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    make: fc.constantFrom('others-end', 'others-restore', 'others-sow', 'others-unsow'),
    which,
    ...at,
  }),
  fc.record({
    make: fc.constantFrom('others-move', 'others-between', 'others-plan', 'others-order'),
    which,
    ...at,
  }),
);
const save: fc.Arbitrary<Step> = fc.record({
  make: fc.constantFrom('save', 'save', 'leave', 'keep'),
  which,
  ...at,
});
const story = (...kinds: { arbitrary: fc.Arbitrary<Step>; weight: number }[]) =>
  fc.array(fc.oneof(...kinds), { maxLength: 60, size: 'max' });
const own = [
  { weight: 5, arbitrary: gesture },
  { weight: 2, arbitrary: save },
];
const alone = story(...own);
const beside = story(...own, { weight: 2, arbitrary: others });

const pick = <Item,>(items: readonly Item[], n: number): Item | undefined =>
  items[n % Math.max(1, items.length)];

function gesturesOf(saved: SavedGarden, newId: () => string) {
  const { gardenId } = saved;
  const { planter } = saved.get();
  const layout = planter.layoutOf(gardenId);
  return ({ make, which: n, x, y }: Step): void => {
    const placed = pick(layout.placements, n)?.id ?? '';
    const coming = pick(layout.coming, n);
    const fresh = {
      ...{ ...spot(newId(), x, y), plantName: 'bean', fixed: {} },
    };
    if (make === 'move') planter.move(gardenId, placed, x, y);
    else if (make === 'place') planter.place(gardenId, 'bean', x, y);
    else if (make === 'remove') planter.remove(gardenId, placed);
    else if (make === 'undo') planter.undo(gardenId);
    else if (make === 'redo') planter.redo(gardenId);
    else if (make === 'remove-coming' && coming && !coming.stands) planter.removeComing(gardenId, coming.id);
    else if (make === 'move-coming' && coming && !coming.stands)
      planter.moveComing(gardenId, coming.id, x, y);
    else if (make === 'resize')
      planter.resizePlaced(gardenId, placed, { width: 1 + (x % 2), height: 1 + (y % 2) });
    else if (make === 'between') {
      const host = roomBetween(layout, fresh);
      if (host) planter.putAfter(gardenId, 'Sow', [{ ...fresh, after: null, under: host.id }]);
    } else if (make === 'after') {
      const arrival = arrivalAt(matrix, layout, fresh);
      if (!arrival.problem) planter.putAfter(gardenId, 'Plant', [{ ...fresh, after: arrival.after }]);
    }
  };
}

function othersAct(server: Server, { make, which: n, x, y }: Step, newId: () => string): void {
  const id = pick(server.known, n) ?? '';
  const host = pick(server.standing, n);
  const acts: Record<string, LayoutChange | undefined> = {
    'others-end': { type: 'end', id, how: 'failed', cause: null, day: today },
    'others-restore': { type: 'restore', id },
    'others-sow': { type: 'do-step', id, step: 'sow', day: today },
    'others-unsow': { type: 'do-step', id, step: 'sow', day: null },
    'others-move': { type: 'move', id, x, y },
    'others-plan': { type: 'place', planting: spot(newId(), x, y), after: null },
    'others-order': { type: 'put-after', id, after: host?.id ?? null },
    'others-between': host && {
      ...{ type: 'place', planting: spot(newId(), host.x, host.y), after: null, under: host.id },
    },
  };
  const act = acts[make];
  if (act) server.make([act]);
}

/** Saves all that is drawn. @returns what was refused, and why */
function saveAll(saved: SavedGarden, server: Server): string[] {
  const refused: string[] = [];
  for (;;) {
    const act = saved.nextAct(new Map(), today);
    if (!act) return refused;
    if (act.expectedVersion !== server.version) {
      saved.drop();
      saved.catchUp(bedSince(saved.get().base, server.since(saved.get().base)));
      continue;
    }
    const changes = act.changes.filter((change) => !isRotationChange(change));
    const why = server.make(changes);
    if (!why) {
      saved.acknowledge(act, server.version);
      continue;
    }
    const { index, id, by } = why;
    saved.drop();
    const ids = [id, by].filter((one) => one !== undefined);
    const isTold = saved.takeBack(act, { index, ids }, why.problem);
    refused.push(`${JSON.stringify(changes)}: ${JSON.stringify(why)}`);
    if (!isTold) throw new Error(`It can never be saved: ${refused.at(-1)}`);
    expect(saved.get().unfit).toContainEqual(
      expect.objectContaining({ why: 'refused', reason: why.problem }),
    );
  }
}

/** Acts, and how many of them were refused. */
function lived(steps: readonly Step[]): { acts: number; refused: string[] } {
  let ids = 0;
  const newId = () => `n${(ids += 1)}`;
  const server = new Server();
  const first = server.version;
  const saved = createSavedGarden({
    ...{ served: server.served, catalogue: [], kept: null, newId, newSeed: () => 7 },
  });
  saved.get().planter.addToGarden('bed', [chosen('bean', 30)]);
  const refused: string[] = [];
  for (const step of [...steps, LAST]) {
    const { make } = step;
    const [card] = saved.get().unfit;
    if (make === 'save') refused.push(...saveAll(saved, server));
    else if (make === 'leave' && card) saved.resolve(card, 'leave');
    else if (make === 'keep' && card) saved.resolve(card, 'make');
    else if (make.startsWith('others')) othersAct(server, step, newId);
    else gesturesOf(saved, newId)(step);
  }
  return { acts: server.version - first, refused };
}
const LAST: Step = { make: 'save', which: 0, x: 0, y: 0 };

describe('SEA-8, EDT-4 whatever a gardener draws of what grows between and after others', () => {
  it('is accepted, undone and done again as well', () => {
    let acts = 0;
    fc.assert(
      fc.property(alone, (steps) => {
        const { acts: made, refused } = lived(steps);
        expect(refused).toEqual([]);
        acts += made;
      }),
      { numRuns: 300 },
    );
    expect(acts).toBeGreaterThan(500);
  });

  it('is saved beside what others do meanwhile; what never can be is told, and holds nothing back', () => {
    let [acts, refusals] = [0, 0];
    fc.assert(
      fc.property(beside, (steps) => {
        const { acts: made, refused } = lived(steps);
        acts += made;
        refusals += refused.length;
      }),
      { numRuns: 700 },
    );
    expect(acts).toBeGreaterThan(2_000);
    // Both know the same rules: it takes others who do one thing and then its opposite.
    expect(refusals).toBeLessThan(acts / 200);
  });
});

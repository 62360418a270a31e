import { densityWords, type Footprint, plantsIn, sizeOf, squaresOf } from '@planted/garden-domain';
import { createStore } from '@planted/mfe-kit';
import { besideWords, reasonWords } from '../../companions/companion-words';
import { neighborsOf } from '../../companions/neighbors';
import { comingAt } from '../../layout/coming';
import { leftToPlace, placementAt } from '../../layout/layout';
import type { Planter } from '../../planter/create-planter';
import type { GardenPlot } from '../../planter/garden-plot';
import type { BedState, TakenBy } from './bed-state';
import { inHand } from './focused';
import { type ComingDates, comingWords } from '../put-after/succession';
import { aimAt, canFollow, type Held, heldPlant, reasonOf, samePlace, type Spot } from './held';
import { NO_FACTS, type PlantFacts, type ReasonOf } from './plant-facts';

/** An invalid drop is shown for so long (2 §5). */
export const REFUSED_MS = 300;

export type Bed = ReturnType<typeof createBed>;

const place = ({ x, y }: Spot): string => `row ${y + 1}, column ${x + 1}`;

/** The gardener's hand over one bed, whichever way it is moved: by mouse, touch or keyboard. */
export function createBed(
  planter: Planter,
  { draftId, matrix }: GardenPlot,
  onRemoved: (plantName: string) => void,
  /** Something stands where a plant shall go, and it can come after that; only a garden that is saved knows what comes. */
  onFollow?: (plantId: string, at: Spot) => void,
) {
  const size = sizeOf(matrix);
  const store = createStore<BedState>({
    held: null,
    by: 'pointer',
    spot: null,
    planted: null,
    refused: null,
    hovered: null,
    cursor: { x: 0, y: 0 },
    showsCursor: false,
    dropped: null,
    said: '',
  });
  const set = (change: Partial<BedState>) => store.set({ ...store.get(), ...change });
  const layout = () => planter.layoutOf(draftId);
  let grab: Spot = { x: 0, y: 0 };
  let refusal: ReturnType<typeof setTimeout> | undefined;
  let facts = NO_FACTS;

  function letGo(said = ''): void {
    set({ held: null, spot: null, planted: null, ...(said ? { said } : {}) });
  }

  function refuse(footprint: Footprint): void {
    clearTimeout(refusal);
    set({ refused: footprint });
    refusal = setTimeout(() => set({ refused: null }), REFUSED_MS);
  }

  /** Keeps a footprint inside the grid, for the keyboard. */
  function inside({ x, y }: Spot, width = 1, height = 1): Spot {
    return {
      x: Math.max(0, Math.min(size.width - width, x)),
      y: Math.max(0, Math.min(size.height - height, y)),
    };
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    stop: () => clearTimeout(refusal),
    /** What the catalogue knows, once it is here: neighbors are then said with their reasons. */
    learn: (known: PlantFacts) => {
      facts = known;
    },

    /**
     * Takes something in hand. One that is used up or has no size is not taken.
     * @param at the cell of its footprint that it is held by; else the middle one, or the one left and above of it
     */
    take(held: Held, by: TakenBy, at?: Spot): boolean {
      const plant = heldPlant(layout(), held);
      if (!plant) {
        set({ said: 'None left to place.' });
        return false;
      }
      grab = at ?? { x: Math.floor((plant.width - 1) / 2), y: Math.floor((plant.height - 1) / 2) };
      const { cursor } = store.get();
      const { placements, coming } = layout();
      const placed =
        held.kind === 'plant' ? undefined : [...placements, ...coming].find(({ id }) => id === held.id);
      set({
        held,
        by,
        hovered: null,
        planted: null,
        spot: by === 'keys' ? inside(placed ?? cursor, plant.width, plant.height) : null,
        said: `Holding ${plant.name}, ${plant.width} by ${plant.height} feet. Use the arrow keys to move it, Enter to plant it, Escape to put it back.`,
      });
      return true;
    },

    /** The pointer's place on the grid, in cells; null beside it. */
    pointAt(point: Spot | null): void {
      if (!store.get().held) return;
      const spot = point && { x: Math.floor(point.x) - grab.x, y: Math.floor(point.y) - grab.y };
      if (!samePlace(spot, store.get().spot)) set({ spot, planted: null });
    },

    /** Plants what is held where it is; a drop that does not fit changes nothing. */
    drop(): void {
      const { held, spot, by } = store.get();
      if (!held) return;
      const plant = heldPlant(layout(), held);
      const aim = spot && aimAt(matrix, layout(), held, spot);
      if (!plant || !spot || !aim) return by === 'drag' ? letGo() : undefined;
      if (onFollow && held.kind === 'plant' && canFollow(matrix, layout(), held, aim)) {
        set({ cursor: spot });
        if (by === 'drag') letGo();
        return onFollow(held.plantId, spot);
      }
      if (aim.problem) {
        refuse(aim.footprint);
        const said = `${plant.name} does not fit at ${place(spot)}: ${reasonOf(aim.problem)}.`;
        if (by === 'drag') letGo(said);
        else set({ said });
        return;
      }
      const isMove = held.kind !== 'plant';
      const standing = inHand(layout(), store.get());
      const beside = standing
        ? joined(
            reasonWords(neighborsOf(standing, layout().placements, facts.companions)),
            facts.rotation?.(standing) ?? '',
          )
        : '';
      const id = isMove ? held.id : planter.place(draftId, held.plantId, spot.x, spot.y);
      if (held.kind === 'placement') planter.move(draftId, held.id, spot.x, spot.y);
      if (held.kind === 'coming') planter.moveComing(draftId, held.id, spot.x, spot.y);
      const left = isMove ? 0 : leftToPlace(layout(), held.plantId);
      const keeps = by !== 'drag' && left > 0;
      set({
        dropped: id ?? null,
        cursor: spot,
        ...(keeps ? { planted: spot } : { held: null, spot: null, planted: null }),
        said: joined(
          isMove
            ? `${plant.name} moved to ${place(spot)}.`
            : `${plant.name} planted at ${place(spot)}. ${left} left to place.`,
          beside,
        ),
      });
    },

    /** Puts what is held back. */
    cancel(): void {
      if (store.get().held) letGo('Put back.');
    },

    remove(id: string): void {
      const placed = layout().placements.find((candidate) => candidate.id === id);
      if (!placed || !planter.remove(draftId, id)) return;
      const left = leftToPlace(layout(), placed.plantId);
      set({
        held: null,
        spot: null,
        hovered: null,
        said: `${placed.plantName} removed. ${left} left to place.`,
      });
      onRemoved(placed.plantName);
    },

    pin(id: string): void {
      planter.pin(draftId, id);
      const placed = layout().placements.find((candidate) => candidate.id === id);
      const isPinned = layout().pinned.has(id);
      if (placed) set({ said: `${placed.plantName} ${isPinned ? 'pinned' : 'unpinned'}.` });
    },

    hover: (id: string | null) => id !== store.get().hovered && set({ hovered: id }),
    showCursor: (showsCursor: boolean) => showsCursor !== store.get().showsCursor && set({ showsCursor }),

    /** Walks with the keyboard, or carries what is held; both stop at the edges. */
    walk(to: (from: Spot) => Spot): void {
      const { held, spot, cursor } = store.get();
      const plant = held && heldPlant(layout(), held);
      if (!plant) return set({ cursor: inside(to(cursor)), showsCursor: true });
      const next = inside(to(spot ?? cursor), plant.width, plant.height);
      set({
        spot: next,
        planted: samePlace(next, spot) ? store.get().planted : null,
        cursor: next,
        showsCursor: true,
      });
    },
    /** Announces what was done elsewhere; what is used up is let go. */
    tell(said: string): void {
      const { held } = store.get();
      if (held && !heldPlant(layout(), held)) letGo(said);
      else set({ said });
    },
    cursor: () => store.get().cursor,
    comingAtCursor: () => comingAt(layout(), store.get().cursor.x, store.get().cursor.y)[0],
    plantAtCursor: () => placementAt(layout(), store.get().cursor.x, store.get().cursor.y),
  };
}

/** What the keyboard's cell holds, in words; with a plant in hand, whether it fits there. */
export function describeCell(
  { draftId, matrix }: GardenPlot,
  planter: Planter,
  state: BedState,
  { companions, density, rotation }: PlantFacts = NO_FACTS,
  reasonFor: ReasonOf = () => undefined,
  dates?: ComingDates,
): string {
  const { held, spot, cursor } = state;
  const layout = planter.layoutOf(draftId);
  const aim = held && spot && aimAt(matrix, layout, held, spot);
  const standing = placementAt(layout, cursor.x, cursor.y);
  const plant = aim ? inHand(layout, state) : standing;
  const next = plant ? besideWords(neighborsOf(plant, layout.placements, companions)) : '';
  const before = (plant && rotation?.(plant)) || '';
  const beside = next === '' ? before : joined(next, before, next.endsWith('.') ? ' ' : '. ');
  if (aim) {
    const follows = dates && held && canFollow(matrix, layout, held, aim);
    const problem = aim.problem && `does not fit, ${reasonOf(aim.problem)}`;
    const fits = follows
      ? `taken by ${standing?.plantName ?? 'others'}, can come after`
      : (problem ?? 'fits');
    return joined(`${capital(place(aim.footprint))}: ${fits}`, beside, '. ');
  }
  const where = capital(place(cursor));
  const then = comingAt(layout, cursor.x, cursor.y).map((one) => `, ${comingWords(one, dates ?? new Map())}`);
  if (!plant || !standing)
    return `${where}: ${matrix[cursor.y]?.[cursor.x] === 1 ? 'free soil' : 'no soil'}${then.join('')}`;
  const grow = densityWords(plantsIn(plant, density.get(plant.plantId)), squaresOf(plant));
  const pinned = layout.pinned.has(standing.id) ? ', pinned' : '';
  const told = joined(`${where}: ${plant.plantName}, ${grow}${pinned}${then.join('')}`, beside, '. ');
  const reason = reasonFor(standing)?.text ?? '';
  return joined(told, reason && `Planned here: ${reason}.`, told.endsWith('.') ? ' ' : '. ');
}

const joined = (first: string, second: string, by = ' '): string =>
  second === '' ? first : first + by + second;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

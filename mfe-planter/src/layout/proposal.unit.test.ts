import type { Matrix } from '@planted/garden-domain';
import { layoutProblem } from '@planted/garden-domain';
import fc from 'fast-check';
import { chosen } from '../testing/gardens';
import { EMPTY_LAYOUT, type Layout, move, pin, place } from './layout';
import {
  acceptMoves,
  acceptPreview,
  clearPreview,
  isProposed,
  type Planned,
  showPreview,
  stayingOf,
} from './proposal';

const bed: Matrix = [
  [1, 1, 1, 1],
  [1, 1, 1, 1],
  [1, 1, 0, 0],
];
const start: Layout = { ...EMPTY_LAYOUT, plants: [chosen('tomato', 2, 2), chosen('carrot', 3)] };
const planned = (id: string, x: number, y: number, plantId = 'carrot', side = 1): Planned => ({
  ...{ id, x, y, plantId, plantName: plantId, width: side, height: side },
  ...{ color: '#aac62f', role: 'chosen' },
});
const idsOf = ({ placements }: Layout) => placements.map(({ id }) => id).sort();
const byHand = place(bed, place(bed, start, 'tomato', 0, 0, 'a'), 'carrot', 3, 0, 'b');

describe('a proposal', () => {
  it('PLT-6 replaces the earlier preview and keeps what was placed by hand; Clear takes it out', () => {
    const first = showPreview(byHand, { planned: [planned('p', 3, 1)] });
    const second = showPreview(first, { planned: [planned('q', 2, 1)] });
    expect(idsOf(second)).toEqual(['a', 'b', 'q']);
    expect(clearPreview(second).placements).toEqual(byHand.placements);
    expect(isProposed(clearPreview(second))).toBe(false);
  });

  it('loses the plant that is moved or pinned by hand', () => {
    const shown = showPreview(start, { planned: [planned('p', 3, 1), planned('q', 2, 1)] });
    expect(idsOf(clearPreview(move(bed, pin(shown, 'q'), 'p', 3, 0)))).toEqual(['p', 'q']);
  });

  it('AUTO-1 may move what is not pinned when asked to: same plants stay, others are set aside', () => {
    const pinned = pin(byHand, 'a');
    expect(idsOf(stayingOf(pinned, false))).toEqual(['a']);
    expect(idsOf(stayingOf(pinned, true))).toEqual(['a', 'b']);
    const shown = showPreview(byHand, {
      planned: [planned('same', 3, 0), planned('new', 0, 0)],
      keepsPlaced: false,
    });
    expect(idsOf(shown)).toEqual(['b', 'new']);
    expect(shown.setAside.map(({ id }) => id)).toEqual(['a']);
    expect(idsOf(clearPreview(shown))).toEqual(['a', 'b']);
  });

  it('EDT-1 moves what grows when it is free: a plant keeps its id where one of its kind and size comes', () => {
    const plan = { planned: [planned('there', 1, 1), planned('more', 2, 1)], keepsPlaced: false };
    const accepted = acceptMoves(showPreview(byHand, plan));
    expect(accepted.placements).toEqual([
      expect.objectContaining({ id: 'b', plantId: 'carrot', x: 1, y: 1 }),
      expect.objectContaining({ id: 'more', x: 2, y: 1 }),
    ]);
    const refused = acceptMoves(showPreview(byHand, plan), (id) => id === 'there');
    expect(idsOf(refused)).toEqual(['a', 'b']);
  });

  it('AUTO-1 is accepted as a whole', () => {
    const shown = showPreview(byHand, { planned: [planned('new', 0, 0)], keepsPlaced: false });
    const accepted = acceptPreview(shown);
    expect(idsOf(accepted)).toEqual(['new']);
    expect(isProposed(accepted)).toBe(false);
    expect(clearPreview(accepted)).toBe(accepted);
  });

  it('AUTO-1 is accepted in part: what stood before goes first where both want the place', () => {
    const shown = showPreview(byHand, {
      planned: [planned('new', 0, 0), planned('free', 0, 2)],
      keepsPlaced: false,
    });
    expect(idsOf(acceptPreview(shown, (id) => id !== 'a'))).toEqual(['a', 'free']);
    expect(idsOf(acceptPreview(shown, (id) => id !== 'new'))).toEqual(['free']);
  });

  it('takes a kind that no one chose along only as long as one of it stands', () => {
    const dill = { ...chosen('dill', 1), isOffered: true };
    const shown = showPreview(start, { planned: [planned('p', 0, 0, 'dill')], offered: [dill] });
    expect(shown.plants.map(({ plantId }) => plantId)).toEqual(['tomato', 'carrot', 'dill']);
    expect(acceptPreview(shown).plants).toHaveLength(3);
    expect(acceptPreview(shown, () => false).plants).toHaveLength(2);
  });

  it('AUTO-4 is legal in whatever part it is accepted, and after Clear the bed is as it was', () => {
    const cells = fc.uniqueArray(fc.nat(9), { maxLength: 10 });
    const spot = (cell: number) => ({ x: cell % 4, y: Math.floor(cell / 4) });
    fc.assert(
      fc.property(cells, fc.boolean(), fc.func(fc.boolean()), (free, keepsPlaced, isAccepted) => {
        const staying = stayingOf(byHand, keepsPlaced);
        const plan = free
          .map((cell) => planned(`p${cell}`, spot(cell).x, spot(cell).y))
          .filter((plant) => !layoutProblem(bed, [...staying.placements, plant]));
        const shown = showPreview(byHand, { planned: plan, keepsPlaced });
        expect(layoutProblem(bed, shown.placements)).toBeUndefined();
        expect(layoutProblem(bed, acceptPreview(shown, isAccepted).placements)).toBeUndefined();
        expect(idsOf(clearPreview(shown))).toEqual(idsOf(byHand));
      }),
    );
  });
});

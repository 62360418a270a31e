import type { LayoutChangeRequest } from '@planted/contracts';
import {
  accepted,
  acting,
  end,
  first,
  fresh,
  past,
  place,
  refusal,
  third,
  today,
} from './change-layout.examples';
import { bruno } from './garden.examples';

describe('an act that cannot be', () => {
  it('EDT-2 names the change that would take the soil from a plant, and the plant', () => {
    const reshape = { type: 'reshape', matrix: '1,1,1\n1,1,1', turns: 0, shiftX: 0, shiftY: 0 } as const;
    expect(refusal(acting([reshape]))).toMatchObject({
      code: 'conflict',
      field: 'changes.0.matrix',
      current: { id: third },
    });
    expect(accepted(acting([end(third, { how: 'moved_away' }), reshape]))).toHaveLength(1);
  });

  it('EDT-2, EDT-4 tells an older page what changed since', () => {
    const events = [...past, ...accepted(acting([end(first), { type: 'move', id: third, x: 3, y: 1 }]))];
    expect(refusal(acting([place(0, 1)]), events)).toMatchObject({
      code: 'conflict',
      field: 'expectedVersion',
      current: {
        version: 3,
        matrix: null,
        plants: [{ id: third, x: 3, y: 1 }],
        ended: [{ id: first, how: 'failed', day: today }],
      },
    });
    expect(accepted(acting([place(0, 1)], { expectedVersion: 3 }), events)).toHaveLength(1);
  });

  it.each<[string, LayoutChangeRequest[], string]>([
    ['an unknown kind', [place(0, 1), place(1, 2, { id: fresh, plantId: 'triffid' })], 'changes.1.plantId'],
    ['an id that stands already', [place(0, 1, { id: first })], 'changes.0.id'],
    ['an id that has just ended', [end(first), place(0, 0, { id: first })], 'changes.1.id'],
    ['a plant that is not there', [{ type: 'move', id: fresh, x: 0, y: 1 }], 'changes.0.id'],
    ['what never ended', [{ type: 'restore', id: first }], 'changes.0.id'],
    ['a place that is taken', [place(0, 1), { type: 'move', id: third, x: 1, y: 1 }], 'changes.1'],
    ['ground that is no soil', [place(3, 2)], 'changes.0'],
    [
      'a footprint beyond the bed',
      [{ type: 'resize', id: third, x: 3, y: 0, width: 2, height: 1 }],
      'changes.0',
    ],
    ['an end that is yet to come', [end(first, { day: '2026-06-20' })], 'changes.0.day'],
    ['a harvest of what does not stand', [end(fresh, { harvest: {} })], 'changes.0.id'],
    [
      'a harvest of less than nothing',
      [end(third), end(first, { how: 'harvested', harvest: { value: -5 } })],
      'changes.1.harvest.value',
    ],
  ])('EDT-2 refuses %s by its index, and decides nothing', (_, changes, field) => {
    expect(refusal(acting(changes))).toMatchObject({ field });
  });

  it('EDT-2 of another user is not found', () => {
    expect(refusal(acting([place(0, 1)], { actorId: bruno }))).toMatchObject({ code: 'not-found' });
  });
});

import type { SeasonPlanting } from '@planted/contracts';
import { examplePlant } from '@planted/contracts/testing';
import { createRotation } from '@planted/rotation';
import { readFacts } from '@planted/rotation/testing';
import { toDay } from '@planted/season';
import { almanacOf } from '@planted/season/testing';
import { planGarden } from '@planted/season-plan';
import { join } from 'node:path';
import { clashesIn } from './rotation-clashes';

const { facts, kinds } = readFacts(join(import.meta.dirname, '../../..'));
const rotation = createRotation(facts, kinds);
const plants = new Map(
  ['tomato-cherry', 'potato'].map((id) => [id, examplePlant({ id, plant_name: id, lifecycle: 'annual' })]),
);
const known = { plants, today: toDay('2026-11-20') };
const spot = { x: 0, y: 0, width: 1, height: 1 };

/** What speaks against a tomato in 2027 where this one was, is, or comes. */
function clashWith(other: Partial<SeasonPlanting>) {
  const planting: SeasonPlanting = {
    ...{ id: 'a', gardenId: 'g', plantId: 'potato', plantName: 'Potato', ...spot, squares: 1 },
    ...{ color: '#aac62f', plantsPerSquare: null, state: 'standing', after: null, wasComing: false },
    ...{ fixed: [], done: [], plantedDay: null, harvestDays: [], end: null },
    ...other,
  };
  const garden = { id: 'g', name: 'Bed', style: 'open' as const, plantings: [planting] };
  const plan = planGarden(garden, almanacOf('Vienna'), known, new Map());
  return clashesIn(rotation, { garden, plan, known }, 2027)('tomato-cherry', spot);
}

describe('TIM-4 what rotation has against a kind in the next season', () => {
  it('is what stood on its squares, with the season in which it stood last', () => {
    const end = { day: '2025-09-01', how: 'harvested' as const, cause: null };
    expect(clashWith({ state: 'ended', plantedDay: '2025-05-01', end })).toMatchObject({
      where: 'here',
      met: [{ plantId: 'potato', season: 2025 }],
    });
    expect(clashWith({ plantedDay: '2026-05-01' })).toMatchObject({
      met: [{ plantId: 'potato', season: 2026 }],
    });
  });

  it('is not what stood elsewhere, what was a mistake, or what only comes in that season', () => {
    expect(clashWith({ plantedDay: '2026-05-01', x: 1 })).toBeNull();
    const end = { day: '2026-06-01', how: 'mistake' as const, cause: null };
    expect(clashWith({ state: 'ended', plantedDay: '2026-05-01', end })).toBeNull();
    expect(clashWith({ state: 'coming', fixed: [{ step: 'plant-out', day: '2027-05-10' }] })).toBeNull();
  });
});

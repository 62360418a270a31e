import { examplePlant } from '@planted/contracts/testing';
import type { BedPlant } from '@planted/ui';
import { attachPlants } from '../gardens/planted-garden';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { drawBed } from './draw-bed';
import { gardenPlanOf } from './garden-plan';
import type { PlanAssets } from './plan-assets';
import { PLAN_COLORS } from './plan-colors';

const CELL = 40;

/** Each drawing of a bed as [column, row, side], in cells. */
function drawingsOf(plants: readonly BedPlant[]): [number, number, number][] {
  const drawImage = jest.fn();
  // jsdom has no canvas.
  Object.assign(globalThis, { Path2D: class {} });
  const paper = new Proxy({ drawImage } as unknown as CanvasRenderingContext2D, {
    get: (own, name) => Reflect.get(own, name) ?? jest.fn(),
    set: () => true,
  });
  const assets = { colors: PLAN_COLORS } as PlanAssets;
  drawBed(paper, { matrix: [[1, 1, 1]], plants, cell: CELL }, assets, jest.fn());
  return drawImage.mock.calls.map(([, x, y, side]) => [x / CELL, y / CELL, side / CELL]);
}

const plantsOf = (perSquare: number | null, sides = 1): readonly BedPlant[] => {
  const row = gardenPlantOf(0, {
    ...{ grid_x: 1, grid_y: 0, custom_planting_width: sides, custom_planting_height: 1 },
    custom_plants_per_square: perSquare,
  });
  return attachPlants([gardenRowOf(1)], [row], '2026-06-01').flatMap((garden) => gardenPlanOf(garden).plants);
};

describe('the bed of an exported plan', () => {
  it.each([1, 4, 9, 16])('MAN-9 REA-6 shows %i plants in a square that holds so many', (count) => {
    const drawings = drawingsOf(plantsOf(count));
    expect(drawings).toHaveLength(count);
    for (const [x, y, side] of drawings) {
      expect(Math.min(x - 1, y)).toBeGreaterThan(0);
      expect(Math.max(x - 1, y) + side).toBeLessThan(1);
    }
    expect(new Set(drawings.map(([x, y]) => `${x} ${y}`)).size).toBe(count);
  });

  it('MAN-9 shows a plant that has more room than a square once', () => {
    expect(drawingsOf(plantsOf(16, 2))).toHaveLength(1);
  });

  it('SEA-8 shows a plant between others smaller, after them', () => {
    const entry = (index: number, sides: number, days: number) =>
      gardenPlantOf(index, {
        plant: examplePlant({ id: `kind-${days}`, days_to_maturity: days }),
        ...{ grid_x: 1, grid_y: 0, custom_planting_width: sides, custom_planting_height: 1 },
        custom_plants_per_square: 1,
      });
    const rows = [entry(0, 1, 28), entry(1, 2, 70)];
    const [garden] = attachPlants([gardenRowOf(1)], rows, '2026-06-01');
    if (!garden) throw new Error('there is a garden');
    const [host, guest] = drawingsOf(gardenPlanOf(garden).plants);
    expect([host?.[2], guest?.[2]]).toEqual([expect.closeTo(0.91 * 0.88), expect.closeTo(0.48 * 0.88)]);
  });
});

import type { GardenPlantRow } from '@planted/contracts';
import { examplePlant } from '@planted/service-kit/testing';
import { gardenPlantOn } from './garden-plant';

const radish = examplePlant();
const row: GardenPlantRow = {
  id: '0d000000-0000-4000-8000-000000000001',
  garden_id: '0c000000-0000-4000-8000-00000000000c',
  plant_id: 'radish',
  grid_x: 2,
  grid_y: 1,
  custom_planting_width: 1,
  custom_planting_height: 1,
  display_color: '#d4365c',
  planted_date: null,
  expected_harvest_date: null,
  health_rating: null,
  last_watered: null,
};

describe('a garden plant', () => {
  it('carries its plant record in place of its plant id', () => {
    const { plant_id, ...rest } = row;
    expect(gardenPlantOn(row, radish, '2026-05-21')).toEqual({
      ...rest,
      plant: { ...radish, id: plant_id },
      plant_status: 'planned',
      plant_current_stage_name: null,
      plant_current_stage_days_left: null,
    });
  });

  it.each([
    ['2026-05-21', 'planted', 'Germination', 5],
    ['2026-05-27', 'planted', 'Seedling', 8],
    ['2026-06-18', 'harvestable', 'Root Development', 0],
  ])('planted on 21 May is, on %s, %s in %s', (today, status, stage, daysLeft) => {
    expect(gardenPlantOn({ ...row, planted_date: '2026-05-21' }, radish, today)).toMatchObject({
      plant_status: status,
      plant_current_stage_name: stage,
      plant_current_stage_days_left: daysLeft,
    });
  });

  it('is never shown with another plant’s record', () => {
    expect(() => gardenPlantOn(row, examplePlant({ id: 'tomato' }), '2026-05-21')).toThrow(/not the plant/);
  });
});

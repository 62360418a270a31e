import { plant } from './plant';
import { catalogueRow, exampleVariety } from './testing';
import { varietyAsPlant, withVarieties } from './variety-as-plant';

const basil = catalogueRow({
  growth_stages: [
    { name: 'Germination', days: 7 },
    { name: 'Leaf', days: 30 },
    { name: 'Harvest', days: 23 },
  ],
});

describe('a variety as a row of the plant table', () => {
  it('REA-8 has what it overrides and inherits the rest', () => {
    const row = varietyAsPlant(basil, exampleVariety());
    expect(plant.parse(row)).toEqual(row);
    expect(row).toMatchObject({
      id: 'basil-sweet--genovese',
      plant_name: 'Sweet Basil ‘Genovese’',
      days_to_maturity: 68,
      mature_height: 24,
      sunlight: basil.sunlight,
      companion_plants: basil.companion_plants,
      plant_image_url: basil.plant_image_url,
    });
  });

  it('REA-8 stretches the stages to its own days, to the day', () => {
    const { growth_stages } = varietyAsPlant(basil, exampleVariety());
    expect(growth_stages.map(({ days }) => days)).toEqual([8, 34, 26]);
    expect(varietyAsPlant(basil, exampleVariety({ overrides: {} })).growth_stages).toEqual(
      basil.growth_stages,
    );
  });

  it('follows its plant, and is left out without it', () => {
    const stray = exampleVariety({ id: 'x--y', plant_id: 'x' });
    expect(withVarieties([basil], [exampleVariety(), stray]).map(({ id }) => id)).toEqual([
      'basil-sweet',
      'basil-sweet--genovese',
    ]);
  });
});

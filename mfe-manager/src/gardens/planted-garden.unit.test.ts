import { examplePlant } from '@planted/contracts/testing';
import { gardenPlantOf, gardenRowOf } from '../testing/rows';
import { attachPlants, bedPlants, growingWords, squaresUnder } from './planted-garden';

describe('a garden with its plants', () => {
  it('REA-8 draws and counts a plant as large as it was planted, not as its kind is drawn today', () => {
    const apple = examplePlant({
      id: 'apple-dwarf',
      plant_name: 'Dwarf Apple',
      planting_width: 8,
      planting_height: 8,
    });
    const tree = gardenPlantOf(0, { plant: apple, custom_planting_width: 6, custom_planting_height: 6 });
    const [garden] = attachPlants([gardenRowOf(1)], [tree], '2026-06-01');
    if (!garden) throw new Error('there is a garden');
    expect(bedPlants(garden)).toMatchObject([{ width: 6, height: 6 }]);
    expect(squaresUnder(garden.plants)).toBe(36);
  });

  it('SEA-8 counts the squares once that radishes share with carrots', () => {
    const radish = examplePlant({ id: 'radish', plant_name: 'Radish', plants_per_square_foot: 16 });
    const carrots = gardenPlantOf(0, { custom_planting_width: 2, custom_planting_height: 2 });
    const between = gardenPlantOf(1, { plant: radish });
    expect(growingWords([carrots, between])).toBe('17 plants in 4 squares');
  });
});

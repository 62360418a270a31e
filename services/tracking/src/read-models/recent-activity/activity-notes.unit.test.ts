import { gardenSavedNotes, layoutSavedNotes, plantingDatesNotes } from './activity-notes';

const kitchenBed = {
  gardenId: '0c000000-0000-4000-8000-00000000000c',
  ownerId: '0a000000-0000-4000-8000-00000000000a',
  name: 'Kitchen Bed',
  soilType: 'Loamy',
  hardinessZone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  style: null,
  matrix: '1,1,1\n1,1,0',
} as const;

describe('what a gardener reads', () => {
  it('says that a garden is new, and its size', () => {
    expect(gardenSavedNotes(kitchenBed, undefined)).toBe('Saved Kitchen Bed, 3 × 2 ft');
  });

  it.each([
    [{ name: 'Herb Bed' }, 'Kitchen Bed: renamed to Herb Bed'],
    [{ matrix: '1,1' }, 'Kitchen Bed: new shape, 2 × 1 ft'],
    [{ soilType: 'Clay' }, 'Kitchen Bed: soil now Clay'],
    [{ hardinessZone: '7a' }, 'Kitchen Bed: hardiness zone now 7a'],
    [
      { sunlight: 'Full Shade', maintenance: 'High' },
      'Kitchen Bed: sunlight now Full Shade, maintenance now High',
    ],
    [{ style: 'raised-bed' }, 'Kitchen Bed: style now raised bed'],
    [{}, 'Saved Kitchen Bed again'],
  ] as const)('names what %j changed', (change, notes) => {
    expect(gardenSavedNotes({ ...kitchenBed, ...change }, kitchenBed)).toBe(notes);
  });

  it.each([
    [0, 'Cleared all plants from Kitchen Bed'],
    [1, 'Planted 1 plant in Kitchen Bed'],
    [12, 'Planted 12 plants in Kitchen Bed'],
  ])('counts %i plants', (plants, notes) => {
    expect(layoutSavedNotes(plants, 'Kitchen Bed')).toBe(notes);
  });

  it.each([
    [['planned', 'planned'], 'Kitchen Bed: set planting dates for 2 plants'],
    [['planted'], 'Kitchen Bed: changed planting dates for 1 plant'],
    [
      ['planned', 'planted'],
      'Kitchen Bed: set planting dates for 1 plant, changed planting dates for 1 plant',
    ],
  ] as const)('MAN-2 distinguishes new planting dates from changed ones: %j', (statuses, notes) => {
    const plantings = statuses.map((oldStatus) => ({
      id: '0d000000-0000-4000-8000-000000000001',
      oldStatus,
      plantedDate: '2026-05-21',
      expectedHarvestDate: '2026-06-18',
      healthRating: 8,
    }));
    expect(plantingDatesNotes(plantings, 'Kitchen Bed')).toBe(notes);
  });
});

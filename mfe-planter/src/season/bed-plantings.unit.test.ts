import type { FetchedSeason } from '@planted/api-client';
import type { SeasonPlanting } from '@planted/contracts';
import type { Coming } from '../layout/placed';
import { withDraft } from './bed-plantings';

const stored = (id: string, other: Partial<SeasonPlanting> = {}): SeasonPlanting => ({
  ...{ id, gardenId: 'here', plantId: 'pea', plantName: 'Pea', color: '#aac62f', plantsPerSquare: null },
  ...{ x: 0, y: 0, width: 1, height: 1, squares: 1, state: 'standing', after: null, wasComing: false },
  ...{ fixed: [], done: [], plantedDay: '2027-04-10', harvestDays: [], end: null },
  ...other,
});
const season = (...plantings: SeasonPlanting[]): FetchedSeason => ({
  gardens: [{ id: 'here', name: 'Kitchen Bed', style: 'in-ground', version: 3 }],
  plantings,
  position: 1,
});
const pea = {
  id: 'peas',
  plantId: 'pea',
  plantName: 'Pea',
  color: '#aac62f',
  x: 1,
  y: 0,
  width: 1,
  height: 1,
};
const bean: Coming = { ...pea, id: 'beans', plantId: 'bean', after: 'peas', fixed: { sow: '2027-07-03' } };

describe('SEA-8 what is stored, with a draft', () => {
  it('has what stands where the draft has it, with what is known of it, and what is to come', () => {
    const { plantings } = withDraft(season(stored('peas')), 'here', { placements: [pea], coming: [bean] });
    expect(plantings).toMatchObject([
      { id: 'peas', x: 1, plantedDay: '2027-04-10', state: 'standing' },
      {
        id: 'beans',
        state: 'coming',
        after: 'peas',
        fixed: [{ step: 'sow', day: '2027-07-03' }],
        plantedDay: null,
      },
    ]);
  });

  it('keeps what has ended and other gardens, and leaves out what the draft has taken out', () => {
    const elsewhere = stored('tomato', { gardenId: 'elsewhere' });
    const ended = stored('gone', {
      state: 'ended',
      end: { day: '2027-05-01', how: 'harvested', cause: null },
    });
    const { plantings } = withDraft(season(stored('peas'), ended, elsewhere), 'here', {
      placements: [],
      coming: [],
    });
    expect(plantings).toEqual([elsewhere, ended]);
  });
});

import { gardenSummaryState } from '@planted/contracts';
import { denotePlot } from '../grid/denote';
import { draw } from '../testing/picture';
import { summaryState } from './summary-state';

const id = '7b0f7c1e-3d5b-4f0e-9c59-0d2f6a3f0001';

describe('what the garden summary receives', () => {
  it('DES-12 the denoted plots and the saved garden plots, as the contract says', () => {
    const design = denotePlot(draw('....\n.##.\n.#..'), '__proto__', [5, 6, 9], id);
    const state = gardenSummaryState.parse(summaryState(design, '/container-garden'));
    expect(state.designerPath).toBe('/container-garden');
    expect(state.denotedPlots).toEqual([['__proto__', [5, 6, 9]]]);
    expect(state.savedGardenPlots).toEqual([
      {
        draftId: id,
        name: '__proto__',
        matrix: '1,1\n1,0',
        soilType: 'Loamy',
        hardiness: '5b',
        sunlight: 'Full Sun',
        maintenance: 'Low',
      },
    ]);
  });
});

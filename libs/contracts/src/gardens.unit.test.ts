import { readInput, saveGardenCall, savePlantsCall } from './index';

const garden = {
  name: 'Kitchen Bed',
  soil_type: 'Loamy',
  hardiness_zone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1\n1,0',
};
const refused = (input: unknown) => {
  const read = readInput(saveGardenCall.request, input);
  return read.ok ? undefined : read.refusal;
};

describe('POST /api/gardens/save', () => {
  it('PLT-9 takes a garden and sanitizes its name', () => {
    const parsed = saveGardenCall.request.parse({ ...garden, name: '  Kitchen   <Bed> ' });
    expect(parsed).toEqual(garden);
  });

  it.each([
    ['name', { name: '' }, 'name: Garden name cannot be empty.'],
    ['name', { name: 'con' }, 'name: This name is reserved. Please choose a different name.'],
    ['name', { name: 7 }, expect.stringMatching(/^name: /)],
    ['soil_type', { soil_type: 'Moon' }, expect.stringMatching(/^soil_type: /)],
    ['hardiness_zone', { hardiness_zone: '14a' }, expect.stringMatching(/^hardiness_zone: /)],
    ['sunlight', { sunlight: undefined }, expect.stringMatching(/^sunlight: /)],
    ['matrix', { matrix: '1,1\n1' }, 'matrix: every row of the matrix must have the same number of cells'],
    ['matrix', { matrix: '0' }, 'matrix: the matrix must have at least one plantable cell'],
    ['matrix', { matrix: '1,'.repeat(1e6) }, 'matrix: the matrix is too large'],
    ['owner_id', { owner_id: 'x' }, 'owner_id: is not a known field'],
    ['__proto__', JSON.parse('{"__proto__": {"a": 1}}'), '__proto__: is not a known field'],
  ])('API-1 names %s when it is wrong', (field, change, message) => {
    expect(refused({ ...garden, ...change })).toEqual({ code: 'invalid', field, message });
  });
});

describe('POST /api/gardens/savePlants', () => {
  it('PLT-9 has 25 columns unless it says otherwise', () => {
    const input = { gardenId: '0190a8f0-0000-7000-8000-000000000001', plantMap: [null] };
    expect(savePlantsCall.request.parse(input).gardenWidth).toBe(25);
  });

  it('API-1 names the cell that is wrong', () => {
    const cell = { name: 'Carrot', plantingWidth: 0, plantingHeight: 1, rootCell: true };
    const read = readInput(savePlantsCall.request, {
      gardenId: '0190a8f0-0000-7000-8000-000000000001',
      plantMap: [null, cell],
      gardenWidth: 2,
    });
    const field = 'plantMap.1.plantingWidth';
    const refusal = { code: 'invalid', field, message: `${field}: must be at least 1` };
    expect(read).toEqual({ ok: false, refusal });
  });
});

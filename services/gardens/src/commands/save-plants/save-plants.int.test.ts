import { randomUUID } from 'node:crypto';
import { asGardener, refusalOf } from '@planted/service-kit/testing';
import { cell, plantMapOf, radish, square, tomato } from '../../garden/garden.examples';
import { type Gardens, type PlantsInput, startGardens } from '../../testing/start-gardens';

describe('saving plants', () => {
  let gardens: Gardens;
  beforeAll(async () => {
    gardens = await startGardens();
  });
  afterAll(() => gardens.stop());

  it('PLT-9 answers how many stand there and stores each with corner, size, color and kind', async () => {
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner);
    const filled = { 0: cell(radish, { color: '#aabbcc' }), ...square(tomato, 1, 4) };
    const answer = gardens.plant(asGardener(owner), {
      gardenId,
      gardenWidth: 4,
      plantMap: plantMapOf(12, filled),
    });
    expect(await answer).toEqual({ plantsCount: 2 });
    expect(await gardens.layoutOf(gardenId)).toMatchObject([
      { plantId: 'radish', x: 0, y: 0, width: 1, height: 1, color: '#aabbcc' },
      { plantId: 'tomato', x: 1, y: 0, width: 2, height: 2, color: '#d9432f' },
    ]);
  });

  it('is one event with the same plants when it is sent again', async () => {
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner);
    const context = asGardener(owner);
    const input = { gardenId, gardenWidth: 4, plantMap: plantMapOf(12, { 0: cell(radish) }) };
    const answers = await Promise.all(Array.from({ length: 16 }, () => gardens.plant(context, input)));
    expect(answers).toEqual(answers.map(() => ({ plantsCount: 1 })));
    expect(await gardens.plant(asGardener(owner), input)).toEqual({ plantsCount: 1 });
    expect(await gardens.eventsOf(gardenId)).toHaveLength(2);
  });

  it('takes a command id that a save used before for another command', async () => {
    const owner = randomUUID();
    const [gardenId, context] = [randomUUID(), asGardener(owner)];
    await gardens.save(context, { gardenId });
    const plantMap = plantMapOf(12, { 0: cell(radish) });
    expect(await gardens.plant(context, { gardenId, gardenWidth: 4, plantMap })).toEqual({ plantsCount: 1 });
    expect(await gardens.layoutOf(gardenId)).toHaveLength(1);
  });

  it('holds 2,500 plants', async () => {
    const owner = randomUUID();
    const row = Array.from({ length: 50 }, () => '1').join(',');
    const gardenId = await gardens.savedGarden(owner, {
      matrix: Array.from({ length: 50 }, () => row).join('\n'),
    });
    const plantMap = Array.from({ length: 2500 }, () => cell(radish));
    const answer = gardens.plant(asGardener(owner), { gardenId, gardenWidth: 50, plantMap });
    expect(await answer).toEqual({ plantsCount: 2500 });
  });

  it('API-1 refuses a bad plant map, names the cell, and stores nothing', async () => {
    const owner = randomUUID();
    const gardenId = await gardens.savedGarden(owner);
    const { 1: _, ...hole } = square(tomato, 0, 4);
    const map = (filled: Record<number, unknown>) =>
      Array.from({ length: 12 }, (_cell, index) => filled[index] ?? null);
    const wrong: [string, Record<string, unknown>][] = [
      ['plantMap.3', { plantMap: map(square(tomato, 3, 4)) }],
      ['plantMap.5', { plantMap: map({ ...square(tomato, 0, 4), 5: cell(radish) }) }],
      ['plantMap.11', { plantMap: map({ 11: cell(radish) }) }],
      ['plantMap.2', { plantMap: map({ 2: cell({ ...radish, id: 'triffid' }) }) }],
      ['plantMap.1', { plantMap: map(hole) }],
      ['gardenWidth', { gardenWidth: 3 }],
      ['gardenWidth', { gardenWidth: Number.NaN }],
      ['gardenWidth', { gardenWidth: 1e9 }],
      ['plantMap', { plantMap: map({}).slice(1) }],
      ['plantMap', { plantMap: [] }],
      ['plantMap', { plantMap: Array.from({ length: 2501 }, () => null) }],
      ['plantMap.0.plantingWidth', { plantMap: map({ 0: { ...cell(radish), plantingWidth: Number.NaN } }) }],
      ['plantMap.0.plantingHeight', { plantMap: map({ 0: { ...cell(radish), plantingHeight: 51 } }) }],
      ['plantMap.0.color', { plantMap: map({ 0: { ...cell(radish), color: 'red' } }) }],
      ['plantMap.0.owner_id', { plantMap: map({ 0: { ...cell(radish), owner_id: owner } }) }],
      ['plantMap.0', { plantMap: map({ 0: [cell(radish)] }) }],
      ['gardenId', { gardenId: undefined }],
      ['actor', { actor: owner }],
    ];
    const before = await gardens.eventCount();
    for (const [field, changes] of wrong) {
      const input = { gardenId, gardenWidth: 4, plantMap: map({ 0: cell(radish) }), ...changes };
      const refusal = await refusalOf(gardens.plant(asGardener(owner), input as PlantsInput));
      expect(refusal).toMatchObject({ code: 'invalid', field });
    }
    expect(await gardens.eventCount()).toBe(before);
  });
});

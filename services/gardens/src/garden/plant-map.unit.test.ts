import type { PlantCell } from '@planted/contracts';
import { parseMatrix } from '@planted/garden-domain';
import * as example from './garden.examples';
import { readPlantMap } from './plant-map';

const { cell, kitchenBed, plants, radish, square, tomato } = example;
const parsed = parseMatrix(kitchenBed.matrix);
const matrix = parsed.ok ? parsed.matrix : [];
const read = (filled: Record<number, PlantCell>, cells = 12, width = 4) =>
  readPlantMap(example.plantMapOf(cells, filled), width, matrix, plants);
const refused = (field: string, message: string) => ({
  ok: false,
  refusal: { code: 'invalid', field, message: `${field}: ${message}` },
});

describe('a plant map', () => {
  it('names the width that the garden has', () => {
    expect(read({}, 12, 3)).toEqual(refused('gardenWidth', 'this garden is 4 columns wide'));
  });

  it.each([11, 13, 1])('with %i cells is refused for a garden of 12', (cells) => {
    expect(read({}, cells)).toEqual(refused('plantMap', 'this garden has 12 cells (4 × 3)'));
  });

  it('refuses a plant that the catalogue does not know, by its id or by its exact name', () => {
    const triffid = cell({ ...radish, id: 'triffid' });
    expect(read({ 3: triffid })).toEqual(refused('plantMap.3', 'triffid is not a known plant'));
    const byName = cell(radish, { name: 'radish', plantId: undefined });
    expect(read({ 3: byName })).toEqual(refused('plantMap.3', 'radish is not a known plant'));
  });

  it('finds a plant without an id by its exact name', () => {
    const byName = cell(radish, { plantId: undefined });
    expect(read({ 3: byName })).toMatchObject({ ok: true, plants: [{ cell: 3, x: 3, y: 0, plant: radish }] });
  });

  it('refuses a plant on ground that is not plantable', () => {
    expect(read({ 11: cell(radish) })).toEqual(
      refused('plantMap.11', 'Radish covers ground that is not plantable'),
    );
    expect(read(square(tomato, 6, 4))).toEqual(
      refused('plantMap.6', 'Tomato covers ground that is not plantable'),
    );
  });

  it('refuses a plant that reaches over the edge, also over the right one into the next row', () => {
    expect(read(square(tomato, 3, 4))).toEqual(refused('plantMap.3', 'Tomato reaches outside the garden'));
    expect(read(square(tomato, 8, 4))).toEqual(refused('plantMap.8', 'Tomato reaches outside the garden'));
  });

  it('refuses a plant that overlaps another', () => {
    const overlapping = { ...square(tomato, 0, 4), 5: cell(radish) };
    expect(read(overlapping)).toEqual(refused('plantMap.5', 'Radish overlaps another plant'));
  });

  it('refuses a covered cell that is empty, carries another plant or another size', () => {
    const { 5: _, ...hole } = square(tomato, 0, 4);
    expect(read(hole)).toEqual(refused('plantMap.5', 'must carry Tomato, which covers it'));
    const other = { ...square(tomato, 0, 4), 1: cell(radish, { rootCell: false }) };
    expect(read(other)).toEqual(refused('plantMap.1', 'must carry Tomato, which covers it'));
    const small = { ...square(tomato, 0, 4), 1: cell(tomato, { rootCell: false }) };
    expect(read(small)).toEqual(refused('plantMap.1', 'must have the size of its root cell, 2 × 2'));
  });

  it('refuses a cell of a plant that has no root cell', () => {
    expect(read({ 7: cell(radish, { rootCell: false }) })).toEqual(
      refused('plantMap.7', 'Radish has no root cell that covers this cell'),
    );
  });

  it('is not fooled by a plant called constructor or __proto__', () => {
    for (const name of ['constructor', '__proto__', 'toString'])
      expect(read({ 0: cell(radish, { name, plantId: undefined }) })).toEqual(
        refused('plantMap.0', `${name} is not a known plant`),
      );
  });
});

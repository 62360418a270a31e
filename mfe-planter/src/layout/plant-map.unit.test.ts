import { plantCell } from '@planted/contracts';
import { chosen } from '../testing/gardens';
import { EMPTY_LAYOUT, type Layout, place } from './layout';
import { plantMapOf } from './plant-map';

const bed = (side: number) => Array.from({ length: side }, () => new Array<1>(side).fill(1));

/** Bytes that the gateway admits for savePlants. */
const LARGEST_BODY = 768 * 1024;

describe('the plant map that is saved', () => {
  it('PLT-9 carries each plant in all its cells, and its color and flags in the first', () => {
    const squash = { ...chosen('squash', 1, 2), isPollinatorFriendly: true, isPestControl: false };
    const layout = place(bed(2), { ...EMPTY_LAYOUT, plants: [squash] }, 'squash', 0, 0, 'a');
    const cell = { name: 'squash', plantId: 'squash', plantingWidth: 2, plantingHeight: 2 };
    const covered = { ...cell, rootCell: false };
    const cells = plantMapOf(bed(2), layout);
    expect(cells).toEqual([
      { ...cell, rootCell: true, color: squash.color, isPollinatorFriendly: true },
      ...[covered, covered, covered],
    ]);
    for (const each of cells) expect(plantCell.safeParse(each).success).toBe(true);
  });

  it('PLT-9 marks plants that were added for pollinators and against pests', () => {
    const dill = { ...chosen('dill', 1), isSupplementalPollinator: true, isPestControl: true };
    const [cell] = plantMapOf(bed(1), place(bed(1), { ...EMPTY_LAYOUT, plants: [dill] }, 'dill', 0, 0, 'a'));
    expect(cell).toMatchObject({ isSupplementalPollinator: true, isPestControl: true });
  });

  it('PLT-9 of a full plot of 50 × 50 fits into a body, with long names and long picture addresses too', () => {
    const long = {
      ...chosen('a-plant-with-a-very-long-name-indeed', 2500),
      ...{ name: 'A plant with a name that is longer than any', imageUrl: `/${'i'.repeat(499)}` },
      ...{ isPollinatorFriendly: true, isSupplementalPollinator: true, isPestControl: true },
    };
    const placements = Array.from({ length: 2500 }, (_, at) => ({
      ...{ id: `p${at}`, plantId: long.plantId, plantName: long.name, color: long.color },
      ...{ x: at % 50, y: Math.floor(at / 50), width: 1, height: 1 },
    }));
    const layout: Layout = { ...EMPTY_LAYOUT, plants: [long], placements };
    const gardenId = '0d3f8f3e-54b7-4a63-9d0b-6f5d6f0d3aff';
    const body = JSON.stringify({ gardenId, plantMap: plantMapOf(bed(50), layout), gardenWidth: 50 });
    expect(new TextEncoder().encode(body).length).toBeLessThan(LARGEST_BODY);
  });
});

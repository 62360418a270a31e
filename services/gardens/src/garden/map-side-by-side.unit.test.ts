import { mapSideBySide } from './map-side-by-side';

const settled = () => new Promise((resolve) => setImmediate(resolve));
const numbers = Array.from({ length: 30 }, (_, i) => i);

describe('a list that is worked on side by side', () => {
  it('is answered in its order, with four under way at once', async () => {
    let underWay = 0;
    let most = 0;
    const doubled = await mapSideBySide(numbers, async (number) => {
      most = Math.max(most, (underWay += 1));
      for (let turns = number % 3; turns >= 0; turns -= 1) await settled();
      underWay -= 1;
      return 2 * number;
    });
    expect(doubled).toEqual(numbers.map((number) => 2 * number));
    expect(most).toBe(4);
  });

  it('fails with the first that fails, after what was under way, and begins no other', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const work = async (number: number) => {
      begun.push(number);
      await settled();
      if (number === 1) throw new Error('no second bed');
      await settled();
      ended.push(number);
    };
    await expect(mapSideBySide(numbers, work)).rejects.toThrow('no second bed');
    expect(begun).toEqual([0, 1, 2, 3]);
    expect(ended).toEqual([0, 2, 3]);
  });
});

import fc from 'fast-check';
import { nearest, scanned } from './great-circle';
import type { Point } from './place';
import { shippedRecords } from './shipped-records.examples';

const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
/** Also on the edges of cells, on the poles and on the antimeridian, and several in one spot. */
const point = fc.oneof(
  fc.record({ latitude: degrees(90), longitude: degrees(180) }),
  fc.record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) }),
  fc.record({ latitude: fc.constantFrom(-90, 0, 79.9, 90), longitude: fc.constantFrom(-180, 0, 179.9, 180) }),
);
/** Many in few cells, which is where the rings end early. */
const near = fc.record({
  latitude: fc.double({ min: 40, max: 44, noNaN: true }),
  longitude: fc.double({ min: -2, max: 2, noNaN: true }),
});

/** From the second time on a list is looked through by its cells. */
function nearestByCells<Item extends Point>(points: readonly Item[], to: Point, count: number) {
  nearest(points, to, count);
  return nearest(points, to, count);
}

/** The same items at the same distances; told briefly, since items are large. */
function isSame(points: readonly Point[], to: Point, count: number): boolean {
  const [byCells, all] = [nearestByCells(points, to, count), scanned(points, to, count)];
  return (
    byCells.length === all.length &&
    all.every(({ item, distance }, at) => byCells[at]?.item === item && byCells[at].distance === distance)
  );
}

describe('the nearest of a list', () => {
  it('is the same by cells as by looking through all of it, wherever points lie', () => {
    const lists = fc.oneof(fc.array(point, { maxLength: 60 }), fc.array(near, { maxLength: 300 }));
    fc.assert(fc.property(lists, fc.oneof(point, near), fc.integer({ min: 1, max: 12 }), isSame), {
      numRuns: 600,
    });
  });

  it('is the same for the shipped towns and stations at any point of the earth', async () => {
    const { places, stations } = await shippedRecords();
    const lists = [places.towns, stations?.frost ?? [], stations?.temperatures ?? []];
    fc.assert(
      fc.property(point, fc.integer({ min: 1, max: 12 }), (to, count) => {
        for (const list of lists) expect(isSame(list, to, count)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is, of two that are as far, the earlier in the list', () => {
    const twins = [
      { latitude: 10, longitude: 11.5, name: 'east' },
      { latitude: 10, longitude: 8.5, name: 'west' },
      { latitude: 10, longitude: 11.5, name: 'east again' },
    ];
    const to = { latitude: 10, longitude: 10 };
    expect(nearestByCells(twins, to, 2)).toEqual(scanned(twins, to, 2));
    expect(scanned(twins, to, 1)[0]?.item.name).toBe('east');
  });

  it('is the same where a difference is lost in their distance', () => {
    const [here, beside] = [
      { latitude: 0, longitude: 0 },
      { latitude: 0, longitude: -5e-324 },
    ];
    expect(isSame([here, beside], { latitude: 5e-324, longitude: -5e-324 }, 1)).toBe(true);
  });

  it('is found by cells in less than a tenth of the list', async () => {
    const { stations } = await shippedRecords();
    let read = 0;
    const watched = (stations?.frost ?? []).map(({ latitude, longitude }) => ({
      get latitude() {
        read += 1;
        return latitude;
      },
      longitude,
    }));
    const to = { latitude: 43.1, longitude: -89.4 };
    nearestByCells(watched, to, 4);
    read = 0;
    nearest(watched, to, 4);
    expect(read).toBeLessThan(watched.length / 10);
  });
});

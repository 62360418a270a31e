import { devicePlace } from './device-place';
import { DEVICE_PLACE, isPlaceKept } from './device-place-key';

const choice = {
  place: {
    ...{ name: 'Oslo', region: 'Norway', latitude: 59.9, longitude: 10.8 },
    ...{ elevation: null, town: 'NO/Oslo' },
  },
  ownDates: { lastFrost: 120, firstFrost: 280, hemisphere: null },
};

describe('the place on the device', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  it('SEA-1 is read as it was kept, with the version of its shape', () => {
    expect(isPlaceKept()).toBe(false);
    expect(devicePlace.keep(choice)).toBe(true);
    expect(isPlaceKept()).toBe(true);
    expect(devicePlace.read()).toEqual(choice);
    expect(localStorage.getItem(DEVICE_PLACE)).toBe(JSON.stringify({ version: 1, ...choice }));
    devicePlace.forget();
    expect(devicePlace.read()).toBeNull();
  });

  it.each([
    'nonsense',
    'null',
    '{}',
    JSON.stringify({ version: 2, ...choice }),
    JSON.stringify({ version: 1, ...choice, place: { ...choice.place, latitude: 91 } }),
    JSON.stringify({
      version: 1,
      place: null,
      ownDates: { lastFrost: 0, firstFrost: 366, hemisphere: 'up' },
    }),
  ])('SEA-1 is none where %s is stored', (stored) => {
    localStorage.setItem(DEVICE_PLACE, stored);
    expect(devicePlace.read()).toBeNull();
  });

  it('SEA-1 is none where the browser denies storage', () => {
    for (const method of ['getItem', 'setItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    expect(isPlaceKept()).toBe(false);
    expect(devicePlace.keep(choice)).toBe(false);
    expect(devicePlace.read()).toBeNull();
  });
});

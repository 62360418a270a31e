import { displaySize } from './display-size';

describe('the display size of the plan', () => {
  it.each([
    [769, 350],
    [1038, 350],
    [1039, 500],
    [1440, 500],
    [1535, 500],
    [1536, 650],
  ])('PLT-3 in a window of %i px it is %i px', (windowWidth, size) => {
    expect(displaySize(windowWidth, 1000)).toBe(size);
  });

  it('PLT-3 on a phone it is the room that the page leaves, 200 px at least', () => {
    expect(displaySize(390, 336.4)).toBe(336);
    expect(displaySize(320, 120)).toBe(200);
    expect(displaySize(768, 700)).toBe(500);
  });
});

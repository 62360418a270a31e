import { isSeen, mostZoom, seenCells, WHOLE_PLAN, zoomAbout } from './zoom';

describe('looking at the plan', () => {
  it('keeps what is under the pointer there', () => {
    const near = zoomAbout(WHOLE_PLAN, 3, { x: 100, y: 40 }, 9);
    expect(near).toEqual({ zoom: 3, left: 200, top: 80 });
    const back = zoomAbout(near, 1 / 3, { x: 100, y: 40 }, 9);
    expect(back).toEqual(WHOLE_PLAN);
  });

  it('stops at the whole plan and at cells of 96 px, but at twice the size of a small bed', () => {
    expect(zoomAbout(WHOLE_PLAN, 0.5, { x: 10, y: 10 }, 9)).toEqual(WHOLE_PLAN);
    expect(mostZoom(10)).toBe(9.6);
    expect(mostZoom(100)).toBe(2);
    expect(zoomAbout(WHOLE_PLAN, 50, { x: 0, y: 0 }, mostZoom(10)).zoom).toBe(9.6);
  });

  it('draws what is in sight and a little around it', () => {
    const seen = seenCells({ zoom: 9, left: 900, top: 0 }, 90, { width: 500, height: 500 });
    expect(seen).toEqual({ left: 4, top: -4, right: 20, bottom: 12 });
    const plant = { width: 2, height: 2 };
    expect(isSeen({ ...plant, x: 3, y: 11 }, seen)).toBe(true);
    expect(isSeen({ ...plant, x: 2, y: 11 }, seen)).toBe(false);
    expect(isSeen({ ...plant, x: 30, y: 30 }, seen)).toBe(false);
  });

  it('continues drawing the same while it scrolls within a block of cells', () => {
    const at = (left: number) => seenCells({ zoom: 4, left, top: 0 }, 40, { width: 470, height: 470 });
    expect(at(1)).toEqual(at(9));
  });
});

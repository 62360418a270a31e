import { draw, flat, picture } from '../testing/picture';
import { denotableAt } from './denote';
import { filledArea, lostPlots } from './design';
import { duplicatePlot } from './duplicate-plot';
import { clearGrid, floodDelete } from './flood';
import { moveBlock, moveProblem, blockAt } from './move';
import { paintCells } from './paint';
import { resizeDesign, sideFromInput } from './resize';
import { rotatePlot } from './rotate-plot';

const cells = (design: ReturnType<typeof draw>, ...places: [number, number][]) =>
  places.map(([column, row]) => row * design.width + column);

describe('painting near and on a denoted plot', () => {
  it('erasing cells of a plot makes it smaller', () => {
    const design = draw('AAA\nAAA');
    expect(picture(paintCells(design, cells(design, [0, 0], [1, 0]), 0))).toBe('..A\nAAA');
  });

  it('erasing its last cell removes the plot', () => {
    const design = draw('A.\nBB');
    const after = paintCells(design, [0], 0);
    expect([...after.plots.keys()]).toEqual(['B']);
    expect(lostPlots(design, after)).toEqual(['A']);
  });

  it('soil painted beside a plot, or over it, does not join it', () => {
    const design = draw('AA.\nAA.');
    expect(picture(paintCells(design, [0, 1, 2, 5], 1))).toBe('AA#\nAA#');
  });

  it('a plot cut in two stays one plot', () => {
    const design = draw('AAA');
    const after = paintCells(design, [1], 0);
    expect(after.plots.get('A')?.cells).toEqual([0, 2]);
  });

  it('DES-3 Delete takes the connected soil with the plots in it', () => {
    expect(picture(floodDelete(draw('AA#.B\n..#.B'), 2))).toBe('....B\n....B');
  });

  it('DES-3 Clear empties the grid', () => {
    const after = clearGrid(draw('AA#\n..#'));
    expect(filledArea(after)).toBe(0);
    expect(after.plots.size).toBe(0);
  });
});

describe('resizing', () => {
  it('DES-4 keeps what still fits', () => {
    const design = draw('A.B\nA.B\n##B');
    expect(picture(resizeDesign(design, { width: 2, height: 2 }))).toBe('A.\nA.');
    expect(picture(resizeDesign(design, { width: 4, height: 4 }))).toBe('A.B.\nA.B.\n##B.\n....');
  });

  it('DES-4 may be nothing at all', () => {
    const none = resizeDesign(draw('A'), { width: 0, height: 0 });
    expect(none.filled).toHaveLength(0);
    expect(none.plots.size).toBe(0);
  });

  it.each([
    ['', 25],
    ['  ', 25],
    ['abc', 25],
    ['-1', 0],
    ['0', 0],
    ['12', 12],
    ['2.5', 2],
    ['50', 50],
    ['51', 50],
    ['1e9', 50],
    ['Infinity', 50],
  ])('DES-4 reads %j as %i feet', (typed, feet) => {
    expect(sideFromInput(typed)).toBe(feet);
  });
});

describe('moving a block', () => {
  it('DES-3 moves the connected soil and the plots in it', () => {
    const design = draw('A#..\nA...\n...#');
    const block = blockAt(design, 0);
    expect(picture(moveBlock(design, block, { dx: 1, dy: 1 }))).toBe(flat('....\n.A#.\n.A.#'));
  });

  it('DES-3 refuses to leave the grid or to lie on other soil, and allows overlapping itself', () => {
    const design = draw('##.\n...\n..#');
    const block = blockAt(design, 0);
    expect(moveProblem(design, block, { dx: -1, dy: 0 })).toBe('outside');
    expect(moveProblem(design, block, { dx: 0, dy: 3 })).toBe('outside');
    expect(moveProblem(design, block, { dx: 1, dy: 2 })).toBe('overlap');
    expect(moveProblem(design, block, { dx: 1, dy: 0 })).toBeUndefined();
  });
});

describe('rotating a plot', () => {
  it('DES-11 turns it 90° clockwise about its top left corner and keeps its details', () => {
    const design = draw('AAA.\n..A.\n....\n....');
    const result = rotatePlot(design, 'A');
    if (!result.ok) throw new Error(result.message);
    expect(picture(result.design)).toBe('.A..\n.A..\nAA..\n....');
    expect(result.design.plots.get('A')?.draftId).toBe('id-A');
  });

  it('DES-11 four turns bring it back', () => {
    let design = draw('AAA.\n..A.\n....\n....');
    for (let turn = 0; turn < 4; turn += 1) {
      const result = rotatePlot(design, 'A');
      if (!result.ok) throw new Error(result.message);
      design = result.design;
    }
    expect(picture(design)).toBe('AAA.\n..A.\n....\n....');
  });

  const refusal = (design: ReturnType<typeof draw>) => {
    const result = rotatePlot(design, 'A');
    return result.ok ? picture(result.design) : result.message;
  };

  it('DES-11 lies on the nearest free squares where it would leave the grid or cover another plot', () => {
    expect(refusal(draw('....\n....\nAAA.'))).toBe('A...\nA...\nA...');
    expect(refusal(draw('AAA\n...\nB..'))).toBe('.A.\n.A.\nBA.');
  });

  it('DES-11 is refused with what helps: a larger grid where it is too long, and less soil where it is full', () => {
    expect(refusal(draw('....\nAAA.'))).toBe(
      "A won't fit on the grid when rotated. Make the grid at least 4' x 3', then try again.",
    );
    expect(refusal(draw('AAA\nBBB\nCCC'))).toBe(
      'There is no room for A when rotated. Make the grid larger or erase some squares, then try again.',
    );
    const full = draw(
      [`AA${'.'.repeat(48)}`, ...Array.from({ length: 49 }, () => 'B'.repeat(50))].join('\n'),
    );
    expect(refusal(full)).toBe('There is no room for A when rotated. Erase some squares, then try again.');
  });
});

describe('duplicating a plot', () => {
  const copyOf = (design: ReturnType<typeof draw>) => {
    const result = duplicatePlot(design, 'A', 'C', 'id-C');
    if (!result.ok) throw new Error(result.message);
    return result.design;
  };

  it('DES-11 lays the copy beside it, with a path between', () => {
    expect(picture(copyOf(draw('AA....\nA.....')))).toBe('AA.CC.\nA..C..');
  });

  it('DES-11 looks for another free place where there is none beside it', () => {
    expect(picture(copyOf(draw('AA.#\nA..#\n....\n....\n....')))).toBe('AA.#\nA..#\n....\nCC..\nC...');
  });

  it('DES-11 makes the grid larger where it is full', () => {
    const after = copyOf(draw('AA\nAA'));
    expect(after.plots.get('C')?.cells).toHaveLength(4);
    expect(after.height).toBeGreaterThan(2);
  });

  it('DES-11 is refused where 50 × 50 feet are full', () => {
    const full = draw(Array.from({ length: 50 }, () => 'A'.repeat(50)).join('\n'));
    expect(duplicatePlot(full, 'A', 'C', 'id-C')).toEqual({
      ok: false,
      message: expect.stringContaining('no room for a copy of A'),
    });
  });

  it('an unknown garden is named in the refusal', () => {
    expect(duplicatePlot(draw('A'), 'Z', 'C', 'id-C')).toEqual({
      ok: false,
      message: 'No plot found for garden named: Z',
    });
  });
});

describe('denoting', () => {
  it('DES-7 selects the connected soil without a name', () => {
    const design = draw('AA##\n...#\n#...');
    expect(denotableAt(design, 2)).toEqual({ kind: 'region', cells: [2, 3, 7] });
  });

  it('DES-7 reports that a plot is denoted already, whichever of its cells is clicked', () => {
    expect(denotableAt(draw('A.A'), 2)).toEqual({
      kind: 'already-denoted',
      name: 'A',
      message: 'This plot has already been denoted.',
    });
  });

  it('DES-7 does nothing on an empty cell', () => {
    expect(denotableAt(draw('A.A'), 1)).toEqual({ kind: 'nothing' });
  });
});

import { paintCells } from '../grid/paint';
import { draw } from '../testing/picture';
import { areaUnder, dirtyArea, dirtyRect, grow, type Scene } from './dirty';

const design = draw('.....\n.....\n.....\n.....');
const scene: Scene = {
  design,
  lifted: undefined,
  selected: null,
  mode: 'add',
  view: { zoom: 1, left: 24, top: 24 },
  box: { width: 200, height: 200 },
  palette: {} as Scene['palette'],
  under: undefined,
  brush: undefined,
  cursor: undefined,
  readOut: undefined,
};

describe('what is drawn again', () => {
  it('is nothing while nothing has changed', () => {
    expect(dirtyArea(scene, { ...scene })).toBeNull();
  });

  it('is all the first time, and when view, box, theme, selection or plots change', () => {
    expect(dirtyArea(null, scene)).toBe('all');
    const changes: Partial<Scene>[] = [
      { view: { ...scene.view, zoom: 2 } },
      { box: { width: 1, height: 1 } },
      { palette: {} as Scene['palette'] },
      { selected: 'id' },
      { design: draw('A....\n.....\n.....\n.....') },
      { design: draw('....\n....\n....\n....') },
    ];
    for (const change of changes) expect(dirtyArea(scene, { ...scene, ...change })).toBe('all');
  });

  it('is the painted cells and where the brush was and is', () => {
    const painted = paintCells(design, [7, 8], 1);
    expect(dirtyArea({ ...scene, brush: 6 }, { ...scene, design: painted, brush: 13 })).toEqual({
      left: 1,
      top: 1,
      right: 4,
      bottom: 3,
    });
  });

  it('is where a carried block stood, was and is; all once it leaves the grid', () => {
    const lifted = (dx: number, problem?: 'outside'): Scene['lifted'] => ({
      cells: [0, 5],
      offset: { dx, dy: 0 },
      problem,
    });
    expect(dirtyArea({ ...scene, lifted: lifted(1) }, { ...scene, lifted: lifted(2) })).toEqual({
      left: 0,
      top: 0,
      right: 3,
      bottom: 2,
    });
    expect(dirtyArea({ ...scene, lifted: lifted(1) }, { ...scene, lifted: lifted(-1, 'outside') })).toBe(
      'all',
    );
  });

  it('grows no further than the grid', () => {
    expect(grow({ left: 0, top: 1, right: 2, bottom: 2 }, 2, design)).toEqual({
      left: 0,
      top: 0,
      right: 4,
      bottom: 4,
    });
  });

  it('reaches one cell further than what changed, and round the label at the pointer where it was and is', () => {
    expect(dirtyRect(scene, { ...scene })).toBeNull();
    expect(dirtyRect({ ...scene, brush: 6 }, scene)).toEqual({ left: 23, top: 23, right: 100, bottom: 100 });
    const readOut = (left: number): Scene['readOut'] => ({ left, top: 50, words: ['', ''] });
    const held = { ...scene, readOut: readOut(10) };
    expect(dirtyRect(held, { ...held })).toBeNull();
    expect(dirtyRect(held, { ...scene, readOut: readOut(30) })).toEqual({
      left: 10,
      top: 50,
      right: 230,
      bottom: 104,
    });
    expect(dirtyRect(held, scene)).toEqual({ left: 10, top: 50, right: 210, bottom: 104 });
  });

  it('finds the cells under a rectangle, no further than the grid', () => {
    const { view } = scene;
    expect(areaUnder({ left: 50, top: 60, right: 101, bottom: 900 }, view, design)).toEqual({
      left: 1,
      top: 1,
      right: 4,
      bottom: 4,
    });
  });
});

import { draw, flat } from '../testing/picture';
import { gardener } from '../testing/gardener';
import { unsavedPlots } from './editor-state';

const small = { width: 5, height: 4 };

describe('drawing', () => {
  it('DES-3 starts with Add, and a drag is one named step', () => {
    const rosa = gardener(small);
    expect(rosa.editor.get().mode).toBe('add');
    rosa.drags([0, 0], [3, 0], [3, 2]);
    expect(rosa.sees()).toBe(flat('####.\n...#.\n...#.\n.....'));
    expect(rosa.editor.get().history.past.map((step) => step.name)).toEqual(['Paint 6 squares']);
  });

  it('DES-3 shows the stroke while the pointer is held, and keeps nothing of a dropped one', () => {
    const rosa = gardener(small);
    rosa.editor.press({ x: 0.5, y: 0.5 });
    rosa.editor.drag([{ x: 2.5, y: 0.5 }]);
    expect(rosa.editor.get().gesture?.shown.design.filled.slice(0, 4)).toEqual(Uint8Array.of(1, 1, 1, 0));
    rosa.editor.cancel();
    expect(rosa.sees()).toBe(flat('.....\n.....\n.....\n.....'));
    expect(rosa.editor.get().history.past).toEqual([]);
  });

  it('DES-3 erases, fills and deletes', () => {
    const rosa = gardener('.....\n#####\n.....\n.....');
    rosa.takes('remove');
    rosa.drags([1, 1], [2, 1]);
    rosa.takes('delete');
    rosa.presses([4, 1]);
    expect(rosa.sees()).toBe(flat('.....\n#....\n.....\n.....'));
    rosa.takes('fill');
    rosa.presses([4, 3]);
    expect(rosa.sees()).toBe(flat('#####\n#####\n#####\n#####'));
  });

  it('DES-3 Clear returns to Add', () => {
    const rosa = gardener('##\n##');
    rosa.takes('denote');
    rosa.editor.clear();
    expect(rosa.editor.get().mode).toBe('add');
    expect(rosa.sees()).toBe('..\n..');
  });

  it('DES-3 moves a block and reports why it cannot', () => {
    const rosa = gardener('AA...\n.....\n..#..\n.....');
    rosa.takes('move');
    rosa.drags([0, 0], [1, 1]);
    expect(rosa.sees()).toBe(flat('.....\n.AA..\n..#..\n.....'));
    rosa.drags([1, 1], [9, 1]);
    expect(rosa.sees()).toBe(flat('.....\n.AA..\n..#..\n.....'));
    expect(rosa.told).toEqual([
      { title: "You can't move it there", message: 'The bed would go off the grid.' },
    ]);
  });

  it('DES-4 follows a size that is being typed, and loses nothing on the way', () => {
    const rosa = gardener('....#\n....#');
    rosa.editor.previewSize({ width: 2, height: 2 });
    const typed = rosa.editor.previewSize({ width: 6, height: 2 });
    rosa.editor.release(typed);
    expect(rosa.sees()).toBe(flat('....#.\n....#.'));
    expect(rosa.editor.get().history.past).toHaveLength(1);
  });

  it('a stroke that begins while a size is typed settles the size first', () => {
    const rosa = gardener('..\n..');
    const typed = rosa.editor.previewSize({ width: 3, height: 2 });
    rosa.editor.press({ x: 2.5, y: 0.5 });
    rosa.editor.release(typed);
    rosa.editor.release();
    expect(rosa.sees()).toBe('..#\n...');
  });
});

describe('undo and redo', () => {
  it('takes back whole actions and shows which', () => {
    const rosa = gardener(small);
    rosa.drags([0, 0], [2, 0]);
    rosa.denotes([0, 0], 'Kitchen Bed');
    rosa.editor.undo();
    expect(rosa.editor.get().said).toBe('Undone: Denote Kitchen Bed');
    expect(rosa.design().plots.size).toBe(0);
    rosa.editor.undo();
    rosa.editor.undo();
    expect(rosa.sees()).toBe(flat('.....\n.....\n.....\n.....'));
    rosa.editor.redo();
    rosa.editor.redo();
    expect([...rosa.design().plots.keys()]).toEqual(['Kitchen Bed']);
  });

  it('while something is held, drops it instead', () => {
    const rosa = gardener('#.\n..');
    rosa.editor.press({ x: 1.5, y: 1.5 });
    rosa.editor.undo();
    expect(rosa.editor.get().gesture).toBeNull();
    expect(rosa.sees()).toBe('#.\n..');
  });

  it('offers the way back when plots go with a step, until something else is done', () => {
    const rosa = gardener('AA.\n..B');
    rosa.editor.clear();
    expect(rosa.gone[0]?.what).toBe('A, B deleted');
    rosa.gone[0]?.undo();
    expect(rosa.sees()).toBe('AA.\n..B');
    rosa.editor.clear();
    rosa.drags([0, 0]);
    expect(rosa.gone[1]?.isOffered).toBe(false);
  });
});

describe('what takes soil away in one press', () => {
  it.each<[string, (rosa: ReturnType<typeof gardener>) => void, string]>([
    ['Clear', (rosa) => rosa.editor.clear(), '3 squares cleared'],
    [
      'Delete',
      (rosa) => {
        rosa.takes('delete');
        rosa.presses([0, 0]);
      },
      '2 squares deleted',
    ],
    ['a smaller grid', (rosa) => rosa.editor.resize({ width: 2, height: 2 }), 'A square cut off'],
  ])('%s offers the way back', (_, act, what) => {
    const rosa = gardener('##.\n...\n..#');
    act(rosa);
    expect(rosa.gone.map((gone) => gone.what)).toEqual([what]);
    rosa.gone[0]?.undo();
    expect(rosa.sees()).toBe('##.\n...\n..#');
  });

  it('erasing does not ask for attention', () => {
    const rosa = gardener('##');
    rosa.takes('remove');
    rosa.drags([0, 0], [1, 0]);
    expect(rosa.gone).toEqual([]);
  });
});

describe('beginning', () => {
  it('a ready-made bed lies free of the edge and of its neighbors, and is one step', () => {
    const rosa = gardener({ width: 7, height: 4 });
    const bed = [
      [1, 1],
      [1, 1],
    ] as const;
    rosa.editor.addBed('2 × 2 bed', bed);
    rosa.editor.addBed('2 × 2 bed', bed);
    expect(rosa.sees()).toBe(flat('.......\n.##.##.\n.##.##.\n.......'));
    expect(rosa.editor.get().cursor).toEqual({ x: 4, y: 1 });
    // What it needs next is its name.
    expect(rosa.editor.get().mode).toBe('denote');
    expect(rosa.editor.get().history.past.map((step) => step.name)).toEqual([
      'Add a 2 × 2 bed',
      'Add a 2 × 2 bed',
    ]);
  });

  it('a ready-made bed that is larger than the grid makes the grid larger', () => {
    const rosa = gardener({ width: 2, height: 1 });
    rosa.editor.addBed('3 × 1 trough', [[1, 1, 1]]);
    expect(rosa.sees()).toBe('###...');
  });

  it('shows where even the largest grid has no room', () => {
    const rosa = gardener(Array.from({ length: 50 }, () => '#'.repeat(50)).join('\n'));
    rosa.editor.addBed('tub', [[1]]);
    expect(rosa.told[0]?.title).toBe('There is no room for a tub');
  });

  it('an example is one step, and the drawing before it comes back', () => {
    const rosa = gardener('##.\n...');
    rosa.editor.openExample(draw('AA\nBB'));
    expect(rosa.sees()).toBe('AA\nBB');
    expect(rosa.editor.get().mode).toBe('denote');
    expect(unsavedPlots(rosa.editor.get())).toEqual(['A', 'B']);
    rosa.gone[0]?.undo();
    expect(rosa.sees()).toBe('##.\n...');
  });
});

describe('plots', () => {
  it('DES-7 asks for a name for the connected soil; Cancel changes nothing', () => {
    const rosa = gardener('##.\n..#');
    rosa.takes('denote');
    rosa.presses([1, 0]);
    expect(rosa.editor.get().naming).toEqual({ kind: 'denote', cells: [0, 1] });
    rosa.editor.stopNaming();
    expect(rosa.editor.get().naming).toBeNull();
    expect(rosa.design().plots.size).toBe(0);
  });

  it('asks no longer for the name of soil that is taken back meanwhile', () => {
    const rosa = gardener({ width: 4, height: 1 });
    rosa.presses([1, 0]);
    rosa.takes('denote');
    rosa.presses([1, 0]);
    rosa.editor.undo();
    expect(rosa.editor.get().naming).toBeNull();
    rosa.editor.undo();
    expect(rosa.sees()).toBe('....');
  });

  it('DES-7 the same cells again: an alert, and nothing opens', () => {
    const rosa = gardener('##.\n..#');
    rosa.denotes([0, 0], 'Kitchen Bed');
    rosa.presses([1, 0]);
    expect(rosa.told).toEqual([{ title: 'This plot has already been denoted.', message: 'Kitchen Bed' }]);
    expect(rosa.editor.get().naming).toBeNull();
  });

  it('keeps a plot called __proto__ like any other', () => {
    const rosa = gardener('##');
    rosa.denotes([0, 0], '__proto__');
    expect([...rosa.design().plots.keys()]).toEqual(['__proto__']);
  });

  it('DES-11 stays saved through later settings, undo and redo', () => {
    const rosa = gardener('##');
    rosa.denotes([0, 0], 'Bed');
    rosa.editor.save('Bed');
    const plot = rosa.design().plots.get('Bed');
    if (!plot) throw new Error('no plot');
    rosa.editor.setConditions('Bed', { ...plot.conditions, soilType: 'Clay' }, 'soil type');
    expect(unsavedPlots(rosa.editor.get())).toEqual([]);
    rosa.editor.undo();
    expect(rosa.editor.get().said).toBe('Undone: Change the soil type of Bed');
    rosa.editor.undo();
    rosa.editor.redo();
    expect(unsavedPlots(rosa.editor.get())).toEqual([]);
  });

  it('DES-11 a copy is not saved with its original', () => {
    const rosa = gardener('##.....');
    rosa.denotes([0, 0], 'Bed');
    rosa.editor.save('Bed');
    rosa.editor.askToDuplicate('Bed');
    rosa.editor.duplicate('Bed', 'Bed 2');
    expect(unsavedPlots(rosa.editor.get())).toEqual(['Bed 2']);
  });

  it('DES-11 Delete removes the name and leaves the soil', () => {
    const rosa = gardener('AA');
    rosa.editor.remove('A');
    expect(rosa.sees()).toBe('##');
    expect(rosa.gone[0]?.what).toBe('A deleted');
  });

  it('duplicating a garden that is not there is logged only', () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const rosa = gardener('AA');
    rosa.editor.askToDuplicate('Nowhere');
    expect(logged).toHaveBeenCalledWith('No plot found for garden named: Nowhere');
    expect(rosa.editor.get().naming).toBeNull();
    logged.mockRestore();
  });
});

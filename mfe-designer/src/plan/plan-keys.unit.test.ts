import { flat } from '../testing/picture';
import { gardener } from '../testing/gardener';
import { pressKey, releaseKey } from './plan-keys';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false };

function typist(start: string) {
  const rosa = gardener(start);
  return {
    ...rosa,
    types: (...keys: string[]) => keys.map((key) => pressKey(rosa.editor, { ...plain, key })),
    extends(...keys: string[]) {
      for (const key of keys) pressKey(rosa.editor, { ...plain, key, shiftKey: true });
      releaseKey(rosa.editor, { key: 'Shift' });
    },
  };
}

const empty = '....\n....\n....';

describe('the keyboard on the grid', () => {
  it('DES-3 arrows walk and stop at the edges, Space paints', () => {
    const rosa = typist(empty);
    rosa.types('ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', ' ');
    expect(rosa.sees()).toBe(flat('....\n.#..\n....'));
    expect(rosa.editor.get().cursor).toEqual({ x: 1, y: 1 });
  });

  it('DES-3 Shift and arrows paint along, as one step', () => {
    const rosa = typist(empty);
    rosa.extends('ArrowRight', 'ArrowRight', 'ArrowDown');
    expect(rosa.sees()).toBe(flat('###.\n..#.\n....'));
    expect(rosa.editor.get().history.past).toHaveLength(1);
  });

  it('DES-4 every key does nothing on a grid without columns or rows', () => {
    for (const size of [
      { width: 0, height: 3 },
      { width: 3, height: 0 },
    ]) {
      const { editor } = gardener(size);
      for (const shiftKey of [false, true])
        for (const key of ['1', '2', '3', '4', '5', '6'])
          for (const pressed of [key, ' ', 'ArrowRight', 'ArrowDown', ' ', 'Delete', 'End', 'Escape'])
            pressKey(editor, { ...plain, shiftKey, key: pressed });
      expect(editor.get().history.past).toEqual([]);
    }
  });

  it('Home and End go to the ends of the row, with Ctrl of the grid', () => {
    const rosa = typist(empty);
    rosa.types('End');
    expect(rosa.editor.get().cursor).toEqual({ x: 3, y: 0 });
    pressKey(rosa.editor, { ...plain, key: 'End', ctrlKey: true });
    expect(rosa.editor.get().cursor).toEqual({ x: 3, y: 2 });
    rosa.types('Home');
    expect(rosa.editor.get().cursor).toEqual({ x: 0, y: 2 });
  });

  it('Escape drops what is held; Delete empties the cell whatever the tool', () => {
    const rosa = typist('####\n....\n....');
    pressKey(rosa.editor, { ...plain, key: 'ArrowDown', shiftKey: true });
    rosa.types('Escape');
    expect(rosa.sees()).toBe(flat('####\n....\n....'));
    rosa.types('ArrowUp', 'Delete');
    expect(rosa.sees()).toBe(flat('.###\n....\n....'));
    expect(rosa.editor.get().mode).toBe('add');
  });

  it('DES-3 with Move, Space takes the block and puts it down', () => {
    const rosa = typist('##..\n....\n....');
    rosa.types('5', ' ', 'ArrowDown', 'ArrowRight', ' ');
    expect(rosa.sees()).toBe(flat('....\n.##.\n....'));
  });

  it('DES-7 denotes: choose the tool, go to a plot, Space', () => {
    const rosa = typist('##..\n....\n....');
    rosa.types('6', 'Enter');
    expect(rosa.editor.get().naming).toEqual({ kind: 'denote', cells: [0, 1] });
  });

  it('leaves other keys to the page', () => {
    const rosa = typist(empty);
    expect(rosa.types('Tab', 'x', '7', '0')).toEqual([false, false, false, false]);
  });
});

import { flat } from '../testing/picture';
import { gardener } from '../testing/gardener';
import { listenToPointers } from './plan-pointer';
import { createPlanStore } from './plan-store';
import { CELL, RULER } from './view';

type Place = readonly [column: number, row: number];

/** jsdom knows no pointer events: a mouse event that says which pointer it is of. */
class PointerLike extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  getCoalescedEvents = (): PointerLike[] => [];
  constructor(type: string, { pointerId = 1, pointerType = 'mouse', ...init }: PointerEventInit) {
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
  }
}

const empty = Array.from({ length: 6 }, () => '........').join('\n');

/** A plan that just fits its box, at 100 %, with fingers, mouse and wheel on it. */
function touchable(start = empty) {
  const rosa = gardener(start);
  const plan = createPlanStore(rosa.design);
  plan.measure({ width: RULER + 8 * CELL + 8, height: RULER + 6 * CELL + 8 }, false);
  const surface = document.createElement('div');
  document.body.append(surface);
  listenToPointers(surface, rosa.editor, plan);

  function send(type: string, [column, row]: Place, more: PointerEventInit & { coalesced?: Place[] } = {}) {
    const { coalesced, ...init } = more;
    const at = ([x, y]: Place) => ({
      clientX: RULER + (x + 0.5) * CELL,
      clientY: RULER + (y + 0.5) * CELL,
    });
    const event = new PointerLike(type, {
      pointerId: 1,
      button: 0,
      bubbles: true,
      ...init,
      ...at([column, row]),
    });
    if (coalesced)
      event.getCoalescedEvents = () =>
        coalesced.map((place) => new PointerLike(type, { pointerId: 1, ...init, ...at(place) }));
    surface.dispatchEvent(event);
  }
  /** Whether the browser continues to show one. */
  const asksForMenu = () => surface.dispatchEvent(new MouseEvent('contextmenu', { cancelable: true }));
  const finger = (id: number) => ({ pointerId: id, pointerType: 'touch' });
  const pen = { pointerId: 9, pointerType: 'pen' };
  return { ...rosa, plan, surface, send, asksForMenu, finger, pen };
}

describe('pointers on the plan', () => {
  it.each(['mouse', 'pen', 'touch'])('DES-3 paints while a %s is held, and only then', (pointerType) => {
    const { send, sees } = touchable();
    send('pointermove', [0, 5], { pointerType });
    send('pointerdown', [1, 1], { pointerType });
    send('pointermove', [4, 1], { pointerType });
    send('pointerup', [4, 3], { pointerType });
    send('pointermove', [7, 5], { pointerType });
    expect(sees()).toBe(flat('........\n.####...\n....#...\n....#...\n........\n........'));
  });

  it('DES-3 uses every point that the browser held back', () => {
    const { send, sees } = touchable();
    send('pointerdown', [0, 0]);
    send('pointermove', [2, 2], {
      coalesced: [
        [0, 2],
        [2, 2],
      ],
    });
    send('pointerup', [2, 2]);
    expect(sees().split('\n').slice(0, 3)).toEqual(['#.......', '#.......', '###.....']);
  });

  it('DES-3 two fingers never paint: the second takes back what the first began', () => {
    const { send, finger, sees, editor } = touchable();
    send('pointerdown', [1, 1], finger(1));
    send('pointermove', [3, 1], finger(1));
    send('pointerdown', [5, 4], finger(2));
    send('pointermove', [2, 1], finger(1));
    send('pointermove', [6, 5], finger(2));
    send('pointerup', [6, 5], finger(2));
    send('pointermove', [0, 5], finger(1));
    send('pointerup', [0, 5], finger(1));
    expect(sees()).toBe(empty);
    expect(editor.get().history.past).toEqual([]);
  });

  it('two fingers zoom, and what lies between them follows them', () => {
    const { send, finger, plan } = touchable();
    send('pointerdown', [3, 3], finger(1));
    send('pointerdown', [5, 3], finger(2));
    send('pointermove', [1, 3], finger(1));
    send('pointermove', [7, 3], finger(2));
    expect(plan.get().view.zoom).toBeCloseTo(3);
  });

  it('after two fingers, one finger paints again', () => {
    const { send, finger, sees } = touchable();
    for (const id of [1, 2]) send('pointerdown', [id, 1], finger(id));
    for (const id of [1, 2]) send('pointerup', [id, 1], finger(id));
    send('pointerdown', [0, 0], finger(3));
    send('pointerup', [0, 0], finger(3));
    expect(sees().split('\n')[0]).toBe('#.......');
  });

  it('a gesture that the browser takes away changes nothing', () => {
    const { send, finger, sees } = touchable();
    send('pointerdown', [1, 1], finger(1));
    send('pointercancel', [3, 1], finger(1));
    expect(sees()).toBe(empty);
  });

  it.each<[string, Place[]]>([
    ['rests on the plan', [[6, 4]]],
    [
      'touches at two places',
      [
        [6, 4],
        [7, 5],
      ],
    ],
  ])('DES-3 a pen draws on while the hand that holds it %s', (_how, touches) => {
    const { send, finger, pen, sees, plan } = touchable();
    const before = plan.get().view;
    send('pointerdown', [1, 1], pen);
    touches.forEach((at, id) => send('pointerdown', at, finger(id + 1)));
    send('pointermove', [2, 1], pen);
    touches.forEach(([column], id) => send('pointermove', [column - 3, 2], finger(id + 1)));
    send('pointerup', [4, 1], pen);
    touches.forEach((at, id) => send('pointerup', at, finger(id + 1)));
    expect(sees()).toBe(flat('........\n.####...\n........\n........\n........\n........'));
    expect(plan.get().view).toBe(before);
  });

  it('DES-3 a hand that lies on the plan before its pen leaves nothing there', () => {
    const { send, finger, pen, sees, editor } = touchable();
    send('pointerdown', [6, 4], finger(1));
    send('pointermove', [7, 4], finger(1));
    send('pointerdown', [1, 1], pen);
    send('pointermove', [5, 3], finger(1));
    send('pointerup', [3, 1], pen);
    send('pointerup', [5, 3], finger(1));
    expect(sees()).toBe(flat('........\n.###....\n........\n........\n........\n........'));
    expect(editor.get().history.past).toHaveLength(1);
  });

  it('DES-3 once pen and hand are lifted, a finger paints again', () => {
    const { send, finger, pen, sees } = touchable();
    send('pointerdown', [1, 1], pen);
    send('pointerdown', [6, 4], finger(1));
    send('pointerup', [1, 1], pen);
    send('pointercancel', [6, 4], finger(1));
    send('pointerdown', [3, 1], finger(2));
    send('pointerup', [3, 1], finger(2));
    expect(sees().split('\n')[1]).toBe('.#.#....');
  });

  it('DES-3 a touch that the browser takes away in the middle of a stroke takes the stroke back, and the next paints', () => {
    const { send, finger, sees, editor } = touchable();
    send('pointerdown', [1, 1], finger(1));
    send('pointermove', [5, 1], finger(1));
    send('pointercancel', [5, 1], finger(1));
    send('pointermove', [7, 1], finger(1));
    expect(sees()).toBe(empty);
    expect(editor.get().gesture).toBeNull();
    send('pointerdown', [2, 2], finger(2));
    send('pointerup', [3, 2], finger(2));
    expect(sees().split('\n')[2]).toBe('..##....');
    expect(editor.get().history.past).toHaveLength(1);
  });

  it.each([
    ['finger', 'touch'],
    ['pen', 'pen'],
  ])('DES-3 a %s that rests on a square gets no menu, and the stroke continues', (_what, pointerType) => {
    const { send, asksForMenu, sees } = touchable();
    send('pointerdown', [1, 1], { pointerType });
    expect(asksForMenu()).toBe(false);
    send('pointerup', [3, 1], { pointerType });
    expect(asksForMenu()).toBe(false);
    expect(sees().split('\n')[1]).toBe('.###....');
  });

  it('the right mouse button has the browser’s menu, as everywhere', () => {
    const { send, asksForMenu } = touchable();
    send('pointerdown', [1, 1], { button: 2 });
    expect(asksForMenu()).toBe(true);
  });

  it('draws on after the browser kept to itself that the button was let go', () => {
    const { send, sees } = touchable();
    send('pointerdown', [1, 1]);
    send('pointerdown', [3, 1]);
    send('pointerup', [4, 1]);
    expect(sees().split('\n')[1]).toBe('.#.##...');
  });

  it('DES-3 a stroke that leaves the plan continues where it comes back', () => {
    const { send, sees, editor } = touchable();
    send('pointerdown', [6, 4]);
    send('pointermove', [12, 4]);
    send('pointermove', [12, 5]);
    send('pointermove', [6, 5]);
    send('pointerup', [-3, 5]);
    expect(sees().split('\n').slice(4)).toEqual(['......##', '########']);
    expect(editor.get().history.past).toHaveLength(1);
  });

  it('another mouse button does not paint', () => {
    const { send, sees } = touchable();
    send('pointerdown', [1, 1], { button: 2, pointerType: 'mouse' });
    send('pointerup', [1, 1], { button: 2, pointerType: 'mouse' });
    expect(sees()).toBe(empty);
  });

  it('Ctrl and the wheel zoom; the wheel alone is the page’s while everything can be seen', () => {
    const { surface, plan } = touchable();
    const turn = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { deltaY: -100, ctrlKey, cancelable: true });
      surface.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(turn(false)).toBe(false);
    expect(turn(true)).toBe(true);
    expect(plan.get().view.zoom).toBeGreaterThan(1);
  });
});

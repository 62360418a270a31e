import type { Editor } from '../editor/create-editor';
import type { Point } from '../grid/line';
import type { PlanStore } from './plan-store';
import { toPoint } from './view';

const LEFT_BUTTON = 0;
const MIDDLE_BUTTON = 1;

/**
 * Mouse, pen and touch on the plan: one pointer works with the tool in hand, two fingers (or the middle button)
 * push and zoom. A second finger takes back whatever the first had begun, so that two fingers never paint. While a
 * pen is down, whatever touches is the hand that holds it, and means nothing until it is lifted.
 * @returns stops listening
 */
export function listenToPointers(surface: HTMLElement, editor: Editor, plan: PlanStore): () => void {
  const fingers = new Map<number, Point>();
  /** Touches of the hand that holds the pen. */
  const palms = new Set<number>();
  let tool: number | null = null;
  let pen: number | null = null;
  let isMouse = true;
  let pushing: { id: number; last: Point } | null = null;
  let looking = false;

  /** Asked once an event: a browser that holds points back hands on dozens of them at once. */
  const placesIn = (): ((event: MouseEvent) => Point) => {
    const { left, top } = surface.getBoundingClientRect();
    return ({ clientX, clientY }) => ({ x: clientX - left, y: clientY - top });
  };
  const inBox = (event: MouseEvent): Point => placesIn()(event);
  const onGrid = (event: MouseEvent): Point => toPoint(plan.get().view, inBox(event));

  function down(event: PointerEvent): void {
    plan.showKeyboard(false);
    isMouse = event.pointerType === 'mouse';
    if (event.pointerType === 'pen') takePen(event.pointerId);
    if (event.pointerType === 'touch') {
      if (pen !== null) return void palms.add(event.pointerId);
      fingers.set(event.pointerId, inBox(event));
      if (fingers.size > 1) {
        looking = true;
        tool = null;
        editor.cancel();
        plan.point(null);
      }
    }
    if (looking) return;
    surface.setPointerCapture(event.pointerId);
    if (event.button === MIDDLE_BUTTON) pushing = { id: event.pointerId, last: inBox(event) };
    // One that presses again has let go, though the browser did not say so, as when a menu came up in between.
    if (tool === event.pointerId) tool = null;
    if (event.button !== LEFT_BUTTON || tool !== null) return;
    plan.point(inBox(event), event.pointerType === 'touch');
    const at = onGrid(event);
    if (editor.press(at)) tool = event.pointerId;
    editor.moveCursor({ x: Math.floor(at.x), y: Math.floor(at.y) });
  }

  /** The hand often lies on the plan before the pen does: what it had begun is taken back. */
  function takePen(id: number): void {
    pen = id;
    if (fingers.size === 0) return;
    for (const finger of fingers.keys()) palms.add(finger);
    fingers.clear();
    looking = false;
    tool = null;
    editor.cancel();
  }

  function move(event: PointerEvent): void {
    if (palms.has(event.pointerId)) return;
    if (fingers.has(event.pointerId) && looking) return look(event);
    if (pushing?.id === event.pointerId) {
      const now = inBox(event);
      plan.pan({ x: now.x - pushing.last.x, y: now.y - pushing.last.y });
      pushing.last = now;
      return;
    }
    const isFinger = event.pointerType === 'touch';
    const place = placesIn();
    if (!isFinger || tool === event.pointerId) plan.point(place(event), isFinger);
    if (tool !== event.pointerId) return;
    const reported = event.getCoalescedEvents?.() ?? [];
    const { view } = plan.get();
    editor.drag((reported.length > 0 ? reported : [event]).map((point) => toPoint(view, place(point))));
  }

  /** Two fingers: what lies between them follows them. */
  function look(event: PointerEvent): void {
    const before = spread(fingers);
    fingers.set(event.pointerId, inBox(event));
    const after = spread(fingers);
    if (!before || !after) return;
    plan.pan({ x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y });
    if (before.distance > 0) plan.zoom(after.distance / before.distance, after.middle);
  }

  function up(event: PointerEvent): void {
    if (palms.delete(event.pointerId)) return;
    if (pen === event.pointerId) pen = null;
    fingers.delete(event.pointerId);
    if (fingers.size === 0) looking = false;
    if (pushing?.id === event.pointerId) pushing = null;
    if (event.pointerType === 'touch') plan.point(null);
    if (tool !== event.pointerId) return;
    tool = null;
    if (event.type === 'pointercancel') return editor.cancel();
    const at = onGrid(event);
    editor.drag([at]);
    editor.moveCursor({ x: Math.floor(at.x), y: Math.floor(at.y) });
    editor.release();
  }

  function wheel(event: WheelEvent): void {
    if (event.ctrlKey) {
      event.preventDefault();
      plan.zoom(Math.exp(-event.deltaY / 300), inBox(event));
      return;
    }
    if (plan.pan({ x: -event.deltaX, y: -event.deltaY })) event.preventDefault();
  }

  /** A finger or pen that rests on a square asks for no menu, even where a browser shows it on lifting. */
  function menu(event: MouseEvent): void {
    if (!isMouse) event.preventDefault();
  }

  const listening = new AbortController();
  const { signal } = listening;
  surface.addEventListener('pointerdown', down, { signal });
  surface.addEventListener('pointermove', move, { signal });
  surface.addEventListener('pointerup', up, { signal });
  surface.addEventListener('pointercancel', up, { signal });
  surface.addEventListener('contextmenu', menu, { signal });
  surface.addEventListener('pointerleave', () => tool === null && plan.point(null), { signal });
  surface.addEventListener('wheel', wheel, { signal, passive: false });
  return () => listening.abort();
}

function spread(fingers: ReadonlyMap<number, Point>): { middle: Point; distance: number } | null {
  const [a, b] = fingers.values();
  if (!a || !b) return null;
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    distance: Math.hypot(a.x - b.x, a.y - b.y),
  };
}

/** A hand that presses without moving so far, in px, has clicked. */
const LEAST_PULL = 4;

interface Pull {
  /** How far the pointer has gone to the right, in px; at most once a frame, and not before it has gone some way. */
  readonly onMove: (by: number) => void;
  /** It has let go there, or null: Escape was pressed, or the browser took the pointer for scrolling. */
  readonly onEnd: (by: number | null) => void;
}

/**
 * Follows a pointer that has pressed until it lets go: mouse, pen or finger. One that is hardly moved is left alone.
 * @returns stops following, as if nothing had been moved
 */
export function followPointer(
  { pointerId, clientX: start }: Pick<PointerEvent, 'pointerId' | 'clientX'>,
  { onMove, onEnd }: Pull,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let frame: number | null = null;
  let by = 0;
  let isPulled = false;

  function stop(): void {
    listening.abort();
    if (frame !== null) cancelAnimationFrame(frame);
  }

  function end(isDropped: boolean): void {
    stop();
    if (isPulled) onEnd(isDropped ? by : null);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    // It was let go where the browser could not see it.
    if (event.buttons === 0) return end(false);
    by = event.clientX - start;
    isPulled ||= Math.abs(by) >= LEAST_PULL;
    if (!isPulled) return;
    frame ??= requestAnimationFrame(() => {
      frame = null;
      onMove(by);
    });
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pointerId) return;
    by = event.clientX - start;
    end(event.type === 'pointerup');
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isPulled) return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  }

  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', up, { signal });
  window.addEventListener('pointercancel', up, { signal });
  window.addEventListener('keydown', press, { signal, capture: true });
  return stop;
}

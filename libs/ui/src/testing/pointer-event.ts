/** jsdom has no PointerEvent, which a list option and a checkbox send on when they are pressed by a key. */
class KeyedPointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? '';
  }
}

window.PointerEvent ??= KeyedPointerEvent as unknown as typeof PointerEvent;

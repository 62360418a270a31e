const PRESSED = 'data-pressed';

/** Marks the button under a press, while the screen shows prerendered HTML that is not hydrated yet. */
export function rememberPress(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const root = button?.closest<HTMLElement>('#root');
  if (!root?.dataset['prerendered']) return;
  forget(root);
  button?.setAttribute(PRESSED, '');
}

/**
 * Takes the remembered press out of the page.
 * @returns does it again, once: on the same button, or on the one that was rendered in its place
 */
export function takePress(root: HTMLElement): () => void {
  const pressed = forget(root);
  if (!pressed) return () => {};
  const looks = pressed.outerHTML;
  let isDone = false;
  return () => {
    const same = pressed.isConnected
      ? pressed
      : [...root.querySelectorAll('button')].find(({ outerHTML }) => outerHTML === looks);
    if (!isDone) same?.click();
    isDone = true;
  };
}

function forget(root: HTMLElement): HTMLElement | null {
  const pressed = root.querySelector<HTMLElement>(`[${PRESSED}]`);
  pressed?.removeAttribute(PRESSED);
  return pressed;
}

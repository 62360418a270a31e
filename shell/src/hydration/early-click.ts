const CLICKED = 'data-early-click';

/** Captures a click on a button, while the screen shows prerendered HTML that is not hydrated yet. */
export function captureEarlyClick(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest('button') : null;
  const root = button?.closest<HTMLElement>('#root');
  if (!root?.dataset['prerendered']) return;
  forget(root);
  button?.setAttribute(CLICKED, '');
}

/**
 * Takes the captured click out of the page.
 * @returns replays it, once: on the same button, or on the one that was rendered in its place
 */
export function takeEarlyClick(root: HTMLElement): () => void {
  const clicked = forget(root);
  if (!clicked) return () => {};
  const looks = clicked.outerHTML;
  let isDone = false;
  return () => {
    const same = clicked.isConnected
      ? clicked
      : [...root.querySelectorAll('button')].find(({ outerHTML }) => outerHTML === looks);
    if (!isDone) same?.click();
    isDone = true;
  };
}

function forget(root: HTMLElement): HTMLElement | null {
  const clicked = root.querySelector<HTMLElement>(`[${CLICKED}]`);
  clicked?.removeAttribute(CLICKED);
  return clicked;
}

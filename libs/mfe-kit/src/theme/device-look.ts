/** How this device is held and seen: in bright sun, or in the left hand. */
export type DeviceLook = 'sun' | 'left';

export const deviceLooks: readonly DeviceLook[] = ['sun', 'left'];

const nameOf = (look: DeviceLook): string => `planted-look-${look}`;

/** Whether a look is on: html[data-sun], html[data-left]. */
export const hasDeviceLook = (root: HTMLElement, look: DeviceLook): boolean =>
  root.dataset[look] !== undefined;

function showDeviceLook(root: HTMLElement, look: DeviceLook, isOn: boolean): void {
  if (isOn) root.dataset[look] = '';
  else delete root.dataset[look];
}

/**
 * Puts what was chosen on this device on the page.
 * @param storage may throw where the browser denies storage: then nothing was
 */
export function showDeviceLooks(root: HTMLElement, storage: () => Pick<Storage, 'getItem'>): void {
  for (const look of deviceLooks)
    try {
      showDeviceLook(root, look, storage().getItem(nameOf(look)) !== null);
    } catch {}
}

/** Shows a look, or ends it, and keeps that on the device; where storage is denied it holds for this page only. */
export function chooseDeviceLook(
  root: HTMLElement,
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>,
  look: DeviceLook,
  isOn: boolean,
): void {
  showDeviceLook(root, look, isOn);
  try {
    if (isOn) storage().setItem(nameOf(look), '1');
    else storage().removeItem(nameOf(look));
  } catch {}
}

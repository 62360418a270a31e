import { useSyncExternalStore } from 'react';
import { chooseDeviceLook, type DeviceLook, deviceLooks, hasDeviceLook } from './device-look';

const root = (): HTMLElement => document.documentElement;

/** The page itself says what is on: each front end has a copy of this file, and none has to know of the others. */
function watchRoot(changed: () => void): () => void {
  const watch = new MutationObserver(changed);
  watch.observe(root(), { attributes: true, attributeFilter: deviceLooks.map((look) => `data-${look}`) });
  return () => watch.disconnect();
}

/** Whether a look of this device is on, and a way to change that. */
export function useDeviceLook(look: DeviceLook): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(
    watchRoot,
    () => hasDeviceLook(root(), look),
    () => false,
  );
  return [isOn, (next) => chooseDeviceLook(root(), () => localStorage, look, next)];
}

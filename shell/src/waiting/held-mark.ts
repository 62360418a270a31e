const nameFor = (gardener: string): string => `planted-waiting/${gardener}`;

/**
 * Whether something of a gardener's waits on this device, known before its code is here: what is done meanwhile must not
 * be sent before it.
 */
export function isHeldFor(gardener: string | null): boolean {
  try {
    return gardener !== null && localStorage.getItem(nameFor(gardener)) !== null;
  } catch {
    return false;
  }
}

export function markHeld(gardener: string, isHeld: boolean): void {
  try {
    if (isHeld) localStorage.setItem(nameFor(gardener), '1');
    else localStorage.removeItem(nameFor(gardener));
  } catch {}
}

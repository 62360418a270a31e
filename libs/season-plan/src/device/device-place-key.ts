/** Where a guest's place is kept on the device. */
export const DEVICE_PLACE = 'planted-place';

/** Whether a guest's place may be kept here; apart from what reads it, which most visitors never need. */
export function isPlaceKept(): boolean {
  try {
    return localStorage.getItem(DEVICE_PLACE) !== null;
  } catch {
    return false;
  }
}

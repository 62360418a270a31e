import { newId } from '@planted/mfe-kit';
import { fetchMorningNote, removeNoteDevice } from './calls';
import { ownDevice, unsubscribe } from './this-browser';

const turnOff = (id: string) => removeNoteDevice({ id }, newId());

/**
 * Turns notes of the morning off while the session still is good: in this browser, or in all of the gardener's. They
 * would show to whoever has the device after a sign-out.
 * @returns called once the session has ended: nothing arrives here any more, whatever the server sends
 */
export async function endNotes(everywhere: boolean): Promise<() => Promise<void>> {
  const own = ownDevice.read();
  try {
    const ids = everywhere
      ? (await fetchMorningNote()).devices.map(({ id }) => id)
      : own === null
        ? []
        : [own];
    await Promise.all(ids.map(turnOff));
  } catch {
    // A push service knows of what was unsubscribed, and the server forgets it with the next note.
  }
  return () => (own === null ? Promise.resolve() : unsubscribe().catch(() => {}));
}

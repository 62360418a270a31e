import type { PushSubscription as Subscribed } from '@planted/contracts';
import { wayOfThisDevice } from '../../../install/install-way';

const WORKER = '/service-worker.js';
const KEY = 'planted-note-device';

/** Whether this browser shows notes: 'install' where only an installed page may, as on an iPhone. */
export type NoteAbility = 'able' | 'blocked' | 'install' | 'unable';

export function noteAbility(): NoteAbility {
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return wayOfThisDevice(false) === 'steps' ? 'install' : 'unable';
  return Notification.permission === 'denied' ? 'blocked' : 'able';
}

/** Which of the gardener's devices this browser is; null where it is none. The device may deny storage. */
export const ownDevice = {
  read(): string | null {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
  write(id: string | null): void {
    try {
      if (id === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, id);
    } catch {}
  },
};

/** Asks the person, who has just pressed for it. */
export const mayNotify = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted';

/**
 * Subscribes at this browser's push service.
 * @param pushKey by which that knows our server, in base64url
 * @throws DOMException where the push service does not answer, or the browser has none
 */
export async function subscribe(pushKey: string): Promise<Subscribed> {
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another installation's key does not fit.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}

/** Nothing arrives any more, whatever a server sends. */
export async function unsubscribe(): Promise<void> {
  ownDevice.write(null);
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

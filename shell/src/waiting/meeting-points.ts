/** By which tabs and the service worker let one of them send at a time. */
export const SENDING_LOCK = 'planted/waiting';

/** Where they tell each other that what waits is another list. */
export const WAITING_CHANNEL = 'planted/waiting';

/** A Background Sync's name for what waits for a gardener, whose id comes after it. */
export const SYNC_PREFIX = 'planted/waiting/';

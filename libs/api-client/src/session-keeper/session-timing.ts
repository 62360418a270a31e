/** How often the session's age is looked at, in milliseconds (1 §9). */
export const TICK = 30_000;
/** The session is refreshed when no more ticks than this remain of it (1 §4). */
const REFRESH_THRESHOLD = 3;
/** A call waits for a refresh when less than this remains, in milliseconds (1 §9). */
const EXPIRY_MARGIN = 90_000;

/** Whether a tick at `now` refreshes a session that is good until `end`, both in milliseconds since 1970. */
export const isDueAtTick = (end: number, now: number): boolean =>
  Math.floor((end - now) / TICK) <= REFRESH_THRESHOLD;

/** Whether a call at `now` waits until the session is refreshed. */
export const isDueForCall = (end: number, now: number): boolean => end - now < EXPIRY_MARGIN;

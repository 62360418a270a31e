/** The session's cookie on plain http loopback. */
export const SESSION_COOKIE = 'planted_session';

/** The same everywhere else: the prefix binds it to https and to this very host. */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`;

/** By which a client names a command, so that a repeat of it is done once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** By which a client names one save of a draft, whose Idempotency-Key is the same for all of its saves. */
export const SAVE_ID_HEADER = 'Save-Id';

/** Whose command it is: with the session of another gardener it is not done. */
export const GARDENER_HEADER = 'For-Gardener';

/** On whose clock a client asks, by the IANA name of its zone. */
export const TIME_ZONE_HEADER = 'Time-Zone';

/** Whatever a client chooses to tell its requests apart by: visible characters, and no more than a log line holds. */
export const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

/** Where the data API answers (1 §7). */
export const DATA_BASE = '/rest/v1';

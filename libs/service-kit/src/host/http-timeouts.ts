/** How long an HTTP server waits for its clients, in milliseconds. */
export interface HttpTimeouts {
  readonly headersMs: number;
  /** Headers and body. */
  readonly requestMs: number;
  /** Without any sign of life, e.g. while an answer waits to be taken. */
  readonly idleMs: number;
  /** How often that is looked at. */
  readonly checkIntervalMs: number;
}

export const HTTP_TIMEOUTS: HttpTimeouts = {
  headersMs: 10_000,
  requestMs: 15_000,
  idleMs: 75_000,
  checkIntervalMs: 2_000,
};

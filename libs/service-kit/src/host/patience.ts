/** How long an HTTP server waits for its clients, in milliseconds. */
export interface Patience {
  readonly withHeaders: number;
  /** Headers and body. */
  readonly withRequest: number;
  /** Without any sign of life, e.g. while an answer waits to be taken. */
  readonly withSilence: number;
  /** How often that is looked at. */
  readonly lookEvery: number;
}

export const PATIENCE: Patience = {
  withHeaders: 10_000,
  withRequest: 15_000,
  withSilence: 75_000,
  lookEvery: 2_000,
};

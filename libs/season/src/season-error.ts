export type SeasonErrorCode =
  | 'not-a-day'
  | 'out-of-range'
  | 'not-a-number'
  | 'frost-days-crossed'
  | 'not-twelve-months'
  | 'unknown-plant'
  | 'unknown-planting'
  | 'planting-twice'
  | 'chain-ring'
  | 'squares-shared';

/**
 * Input that no garden has. `field` names the part that is wrong, as a path such as `plantings[3].moved.sow`; a service
 * answers with 400 and that path.
 */
export class SeasonError extends Error {
  override readonly name = 'SeasonError';

  constructor(
    readonly code: SeasonErrorCode,
    readonly field: string,
    detail: string,
    /** Ids of the plantings that are part of it: those of a ring in its order. */
    readonly ids: readonly string[] = [],
  ) {
    super(`${field}: ${detail}`);
  }
}

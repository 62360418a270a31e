/**
 * What can be wrong with a micro-frontend. 'list': /remotes.json cannot be read; 'not-listed': it does not name the
 * remote; 'unreachable': its manifest, entry or a chunk does not arrive; 'altered': what arrives is not what was
 * published, so that none of it was run; 'replaced': a file is gone because another version was deployed since;
 * 'slow': not within the time; 'incompatible': it wants another version of what is shared; 'malformed': it exposes no
 * routes or not this one; 'crashed': it threw while rendering.
 */
export type RemoteErrorCode =
  | 'list'
  | 'not-listed'
  | 'unreachable'
  | 'altered'
  | 'replaced'
  | 'slow'
  | 'incompatible'
  | 'malformed'
  | 'crashed';

export class RemoteError extends Error {
  override readonly name = 'RemoteError';

  constructor(
    readonly code: RemoteErrorCode,
    /** The micro-frontend's name, e.g. 'mfe_planter'. */
    readonly remote: string,
    cause?: unknown,
  ) {
    super(`${remote}: ${code}`, { cause });
  }
}

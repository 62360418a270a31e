/** Others write to the stream faster than a command gets its turn; nothing was stored, and a later try may succeed. */
export class ContendedStreamError extends Error {
  override readonly name = 'ContendedStreamError';
  readonly code = 'contended-stream';

  constructor(
    readonly stream: string,
    reason: string,
  ) {
    super(`contended-stream: ${stream}: ${reason}`);
  }
}

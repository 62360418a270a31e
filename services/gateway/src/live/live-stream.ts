import { Readable } from 'node:stream';
import type { AnswerOf, Change, followChangesCall } from '@planted/contracts';

/** Why a stream ended, as metrics name it. */
export type StreamEnd = 'left' | 'slow' | 'session' | 'forgotten' | 'restored' | 'stopped';

type Missed = AnswerOf<typeof followChangesCall>['data'];
type SequencedChange = Change & { readonly sequence: number };

export interface LiveStreamOptions {
  readonly gardenerId: string;
  /** The address block that it is counted for. */
  readonly address: string;
  readonly sessionToken: string;
}

/** What a reader may leave unread, in bytes, beside what the connection holds: some hundred changes. */
const MAX_UNREAD = 16 * 1024;
/** After what time a browser asks again when a stream has ended, in milliseconds; each adds a jitter of its own. */
const RETRY_MS = 1_000;

/** Server-sent events of one browser: what changed of its gardener's. */
export class LiveStream extends Readable {
  readonly gardenerId: string;
  readonly address: string;
  readonly sessionToken: string;
  /** Known once it has ended. */
  endedBy: StreamEnd = 'left';
  #position = 0;
  #hasEnded = false;
  /** What came while it is looked up what the browser has missed. */
  #held: SequencedChange[] | undefined = [];

  constructor({ gardenerId, address, sessionToken }: LiveStreamOptions) {
    super({ highWaterMark: MAX_UNREAD, read: () => undefined });
    this.gardenerId = gardenerId;
    this.address = address;
    this.sessionToken = sessionToken;
  }

  /**
   * Tells what the browser has missed, and then what came meanwhile. A browser that loses the connection before 'ready'
   * has kept its former position, and hears all of it again.
   */
  begin({ changes, position, isComplete }: Missed): void {
    const missed = changes.map(({ kind, id, by }) => message('changed', { kind, id, by }));
    const told = isComplete ? missed : [message('everything', {})];
    this.#write(`retry: ${RETRY_MS}\n\n${told.join('')}${message('ready', {}, position)}`);
    this.#position = position;
    const held = this.#held ?? [];
    this.#held = undefined;
    for (const each of held) this.tell(each);
  }

  /** Tells of a change, once: of one up to the position that it began with, the browser knows already. */
  tell(change: SequencedChange): void {
    if (this.#held) return void this.#held.push(change);
    const { sequence, kind, id, by } = change;
    if (sequence <= this.#position) return;
    this.#position = sequence;
    this.#write(message('changed', { kind, id, by }, sequence));
  }

  /** A comment, by which everybody on the way sees that the connection is alive. */
  beat(): void {
    this.#write(':\n\n');
  }

  /** Ends the stream in order: the browser asks again. */
  end(reason: StreamEnd): void {
    if (this.destroyed || this.#hasEnded) return;
    this.endedBy = reason;
    if (reason === 'restored') this.push(message('everything', {}));
    this.#hasEnded = true;
    this.push(null);
    // No one reads yet what has not begun.
    if (this.#held) this.destroy();
  }

  /** A reader that lets so much lie is dropped: it hears the rest when it asks again. */
  #write(text: string): void {
    if (this.destroyed || this.#hasEnded) return;
    this.push(text);
    if (this.readableLength <= MAX_UNREAD) return;
    this.endedBy = 'slow';
    this.destroy();
  }
}

const message = (event: string, data: object, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

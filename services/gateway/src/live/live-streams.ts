import { setTimeout as pause } from 'node:timers/promises';
import { once } from 'node:events';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { findSessionQuery, type OutputOf, tailChangesQuery } from '@planted/contracts';
import {
  MESSAGING,
  type Messaging,
  type Metrics,
  NEW_ID,
  type NewId,
  unavailable,
} from '@planted/service-kit';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings';
import { type ChangeTail, createChangeTail } from './change-tail';
import { admitStream } from './live-limits';
import { LiveStream, type LiveStreamOptions, type StreamEnd } from './live-stream';
import { type CountEnd, measureLive } from './measure-live';

/** Nest token of `Metrics`. */
export const LIVE_METRICS = Symbol('LIVE_METRICS');

/** Between signs of life, in milliseconds: less than any proxy on the way waits for one. Sessions are looked at as often. */
const BEAT_MS = 10_000;
/** How long the browsers may take to hear that a stream ends, in milliseconds. */
const CLOSE_TIMEOUT_MS = 1_000;

/** The streams of this process, by gardener, and what feeds them. */
@Injectable()
export class LiveStreams implements OnModuleDestroy {
  readonly #open = new Set<LiveStream>();
  readonly #byGardener = new Map<string, Set<LiveStream>>();
  readonly #tail: ChangeTail;
  readonly #countEnd: CountEnd;
  #beating: NodeJS.Timeout | undefined;
  #isLooking = false;
  #isClosing = false;

  constructor(
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(NEW_ID) private readonly newId: NewId,
    @Inject(LIVE_METRICS) metrics: Metrics,
  ) {
    this.#countEnd = measureLive(metrics, () => this.#open.size);
    this.#tail = createChangeTail({
      ask: (after) => messaging.send(tailChangesQuery, after === undefined ? {} : { after }, this.#context()),
      onChanges: (changes) => changes.forEach((each) => this.#tell(each)),
      onRestored: () => this.#endAll('restored'),
      pause: (milliseconds) => pause(milliseconds),
      random: Math.random,
    });
  }

  /**
   * Opens a stream that holds back what happens until `begin`. Whatever happens from now on, it hears of.
   * @throws RefusalError too-many; unavailable while the process ends or the log cannot be followed
   */
  async open(options: LiveStreamOptions): Promise<LiveStream> {
    if (this.#isClosing) throw unavailable('Planted is restarting. Please try again.');
    admitStream(options, this.#open, this.settings);
    const stream = new LiveStream(options);
    this.#add(stream);
    try {
      await this.#tail.start();
    } catch (error) {
      stream.destroy();
      throw error;
    }
    return stream;
  }

  /** Ends all streams in order, so that browsers ask the next process. */
  async onModuleDestroy(): Promise<void> {
    this.#isClosing = true;
    const closed = [...this.#open].map((stream) => once(stream, 'close'));
    this.#endAll('stopped');
    await Promise.race([Promise.all(closed), pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }

  #add(stream: LiveStream): void {
    const { gardenerId } = stream;
    const own = this.#byGardener.get(gardenerId) ?? new Set();
    this.#byGardener.set(gardenerId, own.add(stream));
    this.#open.add(stream);
    this.#beating ??= setInterval(() => this.#beat(), BEAT_MS).unref();
    stream.once('close', () => {
      this.#countEnd(stream.endedBy);
      this.#open.delete(stream);
      own.delete(stream);
      if (own.size === 0) this.#byGardener.delete(gardenerId);
      if (this.#open.size === 0) this.#rest();
    });
  }

  #rest(): void {
    this.#tail.stop();
    clearInterval(this.#beating);
    this.#beating = undefined;
  }

  #tell(change: OutputOf<typeof tailChangesQuery>['changes'][number]): void {
    for (const stream of this.#byGardener.get(change.gardenerId) ?? []) {
      if (change.kind === 'gardener') stream.end('forgotten');
      else stream.tell(change);
    }
  }

  #endAll(reason: StreamEnd): void {
    for (const stream of this.#open) stream.end(reason);
  }

  #beat(): void {
    for (const stream of this.#open) stream.beat();
    if (!this.#isLooking) void this.#lookAtSessions();
  }

  /** One by one, so that the streams' sessions are never a crowd before those of calls. */
  async #lookAtSessions(): Promise<void> {
    this.#isLooking = true;
    for (const stream of [...this.#open]) if (!(await this.#isGood(stream))) stream.end('session');
    this.#isLooking = false;
  }

  async #isGood({ sessionToken, gardenerId }: LiveStream): Promise<boolean> {
    try {
      const found = await this.messaging.send(findSessionQuery, { sessionToken }, this.#context());
      return found !== null && found.isGood && found.user.id === gardenerId;
    } catch {
      // Without an answer it may well be.
      return true;
    }
  }

  /** Of what the process asks for itself. */
  #context() {
    const id = this.newId();
    return { actor: null, correlationId: id, commandId: id };
  }
}

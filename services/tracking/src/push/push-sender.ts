import { Inject, Injectable } from '@nestjs/common';
import type { PushSubscription } from '@planted/contracts';
import { unavailable } from '@planted/service-kit';
import webPush from 'web-push';
import { NOTE_SETTINGS, type NoteSettings } from '../morning-note/note-settings';
import { PushKeys } from './push-keys';
import { isOfPushService } from './push-services';

export interface PushMessage {
  /** JSON of at most some 3,900 bytes. */
  readonly payload: string;
  /** For how long it is of use, in seconds. */
  readonly ttl: number;
  /** Of messages with one topic that a device has not fetched yet, it gets the last (RFC 8030 §5.4). */
  readonly topic: string;
}

/** Longest wait for a push service, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** The subscription has ended: nothing will ever arrive. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Hands messages to browsers' push services, encrypted for the one browser (RFC 8030, 8291, 8292). */
@Injectable()
export class PushSender {
  constructor(
    @Inject(PushKeys) private readonly keys: PushKeys,
    @Inject(NOTE_SETTINGS) private readonly settings: NoteSettings,
  ) {}

  /**
   * @returns 'gone' where the subscription has ended, or is of no push service that is known
   * @throws RefusalError unavailable where it was not taken over, and can be later; it names no address
   */
  async send({ endpoint, keys }: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'> {
    if (!isOfPushService(endpoint, this.settings.PUSH_SERVICES)) return 'gone';
    const { payload, ttl: TTL, topic } = message;
    const vapidDetails = { ...(await this.keys.read()), subject: subjectOf(this.settings) };
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      ...{ vapidDetails, TTL, topic, urgency: 'normal' },
    });
    // fetch counts by itself.
    const { 'Content-Length': _length, ...sent } = headers as Record<string, string | number>;
    const status = await fetch(endpoint, {
      method: 'POST',
      headers: Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body ?? []),
      // Not even a push service sends us elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 0,
    );
    if (GONE.has(status)) return 'gone';
    if (status >= 200 && status < 300) return 'sent';
    throw unavailable('The push service did not take the note', new Error(`status ${status}`));
  }
}

/** Whom a push service can turn to; it demands https or an address for mail. */
const subjectOf = ({ PUBLIC_ORIGIN }: NoteSettings): string =>
  PUBLIC_ORIGIN?.startsWith('https:') ? PUBLIC_ORIGIN : 'mailto:operator@planted.invalid';

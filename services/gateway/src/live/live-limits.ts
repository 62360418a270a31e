import { RefusalError } from '@planted/service-kit';
import type { GatewaySettings } from '../settings';
import type { LiveStream, LiveStreamOptions } from './live-stream';

type Limits = Pick<
  GatewaySettings,
  'LIVE_STREAMS' | 'LIVE_STREAMS_PER_GARDENER' | 'LIVE_STREAMS_PER_ADDRESS'
>;

/** Seconds after which another browser may have left. */
const RETRY_AFTER = 30;

/** How many streams this process keeps open. @throws RefusalError too-many */
export function admitStream(
  { gardenerId, address }: LiveStreamOptions,
  open: ReadonlySet<LiveStream>,
  limits: Limits,
): void {
  const others = [...open];
  const isFull =
    others.length >= limits.LIVE_STREAMS ||
    others.filter((other) => other.gardenerId === gardenerId).length >= limits.LIVE_STREAMS_PER_GARDENER ||
    others.filter((other) => other.address === address).length >= limits.LIVE_STREAMS_PER_ADDRESS;
  if (!isFull) return;
  const message = 'Too many browsers are open. Please close some.';
  throw new RefusalError({ code: 'too-many', message, retryAfter: RETRY_AFTER });
}

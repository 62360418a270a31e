import { z } from 'zod';
import { timeZone } from './reminder';
import { uuid } from './text';

/** Who asks, and which request this belongs to; travels with every message. */
export const messageContext = z.object({
  /** The signed-in gardener, or null for a guest. */
  actor: z.object({ userId: uuid }).nullable(),
  /** One id through gateway, service, event and projection. */
  correlationId: z.string().min(1).max(100),
  /** The same id means the same request: a repeated command appends nothing and answers the same. */
  commandId: z.string().min(1).max(100),
  /**
   * Of the request, where the client named it by a key: the same command id with another fingerprint is another
   * request, which is refused. Absent where the client named nothing, and from gateways of earlier releases.
   */
  fingerprint: z.string().min(1).max(100).optional(),
  /** On whose clock they ask, where the client said so; services of earlier releases do not read it. */
  timeZone: timeZone.optional(),
});
export type MessageContext = z.infer<typeof messageContext>;

import { randomUUID } from 'node:crypto';
import type { MessageContext } from '@planted/contracts';

/** The context of a message that this gardener sends; each call is a new request unless `commandId` is given. */
export const asGardener = (userId: string, commandId: string = randomUUID()): MessageContext => ({
  actor: { userId },
  correlationId: randomUUID(),
  commandId,
});

/** The context of a guest's message. */
export const asGuest = (): MessageContext => ({
  actor: null,
  correlationId: randomUUID(),
  commandId: randomUUID(),
});

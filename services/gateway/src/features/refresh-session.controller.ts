import { Controller, Inject } from '@nestjs/common';
import { refreshSessionCall, refreshSessionCommand } from '@planted/contracts';
import {
  CLOCK,
  type Clock,
  MESSAGING,
  type Messaging,
  notLoggedIn,
  RefusalError,
} from '@planted/service-kit';
import { HandleCall } from '../edge/handle-call.decorator';
import type { CallRequest } from '../edge/call-request';

@Controller()
export class RefreshSessionController {
  constructor(
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A session that has ended leaves the browser; one that could not be asked about stays. No other answer takes it: it may
   * come late, when the browser has another session.
   */
  @HandleCall(refreshSessionCall)
  async answer({ session, context }: CallRequest<typeof refreshSessionCall>) {
    if (session.token === undefined) throw notLoggedIn();
    const { user, ...opened } = await this.messaging
      .send(refreshSessionCommand, { sessionToken: session.token }, context)
      .catch((error: unknown) => {
        if (error instanceof RefusalError && error.refusal.code === 'not-signed-in') session.clear();
        throw error;
      });
    session.set(opened);
    const goodFor = new Date(opened.goodUntil).getTime() - this.clock().getTime();
    return { user, expires_in: Math.max(0, Math.floor(goodFor / 1000)) };
  }
}

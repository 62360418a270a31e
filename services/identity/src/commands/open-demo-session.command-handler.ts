import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { openDemoSessionCommand } from '@planted/contracts';
import { CLOCK, type Clock, type Handles, isDemoOpen, RefusalError, requestFor } from '@planted/service-kit';
import { SessionOpener } from '../sessions/session-opener';
import { IDENTITY_SETTINGS, type IdentitySettings } from '../settings';
import { DEMO_ISSUER, type DemoIssuer } from '../sign-in/demo-issuer';

export class OpenDemoSessionCommand extends requestFor(openDemoSessionCommand) {}

/** A token for the demo gardener is signed here, and then verified as any other. */
@CommandHandler(OpenDemoSessionCommand)
export class OpenDemoSessionHandler implements Handles<typeof openDemoSessionCommand> {
  constructor(
    @Inject(SessionOpener) private readonly sessions: SessionOpener,
    @Inject(DEMO_ISSUER) private readonly issuer: DemoIssuer,
    @Inject(IDENTITY_SETTINGS) private readonly settings: IdentitySettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ input }: OpenDemoSessionCommand) {
    if (!isDemoOpen(this.settings)) throw new RefusalError({ code: 'not-found', message: 'Not found' });
    return this.sessions.openWith(await this.issuer.issue(input.name, this.clock()));
  }
}

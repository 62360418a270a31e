import { createHash } from 'node:crypto';
import { Controller, Inject } from '@nestjs/common';
import { askRecoveryCall, askRecoveryCommand, ACCOUNT_RECOVERY_PAGE } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { HandleCall } from '../edge/handle-call.decorator';
import type { CallRequest } from '../edge/call-request';
import { recoveryVerifierOf } from '../edge/attempt-cookie';
import { GATEWAY_SETTINGS, type GatewaySettings, publicOriginOf } from '../settings';

@Controller()
export class AskRecoveryController {
  constructor(
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
  ) {}

  /** The message leads to the shell's own page, which spends nothing until the gardener's browser asks it to. */
  @HandleCall(askRecoveryCall, { kind: 'recovery' })
  async answer({ request, context, attempt }: CallRequest<typeof askRecoveryCall>) {
    const page = new URL(ACCOUNT_RECOVERY_PAGE, publicOriginOf(this.settings)).href;
    const codeChallenge = createHash('sha256').update(recoveryVerifierOf(attempt.keep())).digest('base64url');
    const asked = { email: request.email, redirectTo: page, link: page, codeChallenge };
    await this.messaging.send(askRecoveryCommand, asked, context);
    return { success: true as const };
  }
}

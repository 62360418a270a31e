import { Controller, Inject } from '@nestjs/common';
import { verifyGoogleTokenCall, openSessionCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../edge/answers.decorator';
import type { Asked } from '../edge/asked';
import { nonceOf } from '../edge/attempt-cookie';
import { enter } from './enter';

@Controller()
export class VerifyGoogleTokenController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(verifyGoogleTokenCall, { kind: 'sign-in' })
  async answer(asked: Asked<typeof verifyGoogleTokenCall>) {
    const { request, context, attempt } = asked;
    const nonce = attempt.secret === undefined ? undefined : nonceOf(attempt.secret);
    const opened = await this.messaging.send(openSessionCommand, { idToken: request.token, nonce }, context);
    const entered = await enter(this.messaging, asked, opened);
    attempt.clear();
    return entered;
  }
}

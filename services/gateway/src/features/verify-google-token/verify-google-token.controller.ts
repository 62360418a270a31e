import { Controller, Inject } from '@nestjs/common';
import { verifyGoogleTokenCall, openSessionCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';
import { enter } from '../enter';

@Controller()
export class VerifyGoogleTokenController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(verifyGoogleTokenCall, { kind: 'sign-in' })
  async answer(asked: Asked<typeof verifyGoogleTokenCall>) {
    const { request, context } = asked;
    return enter(
      this.messaging,
      asked,
      await this.messaging.send(openSessionCommand, { idToken: request.token }, context),
    );
  }
}

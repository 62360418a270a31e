import { Controller, Inject } from '@nestjs/common';
import { openRecoveredSessionCall, openRecoveredSessionCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../edge/answers.decorator';
import type { Asked } from '../edge/asked';
import { recoveryVerifierOf } from '../edge/attempt-cookie';
import { enter } from './enter';

@Controller()
export class OpenRecoveredSessionController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(openRecoveredSessionCall, { kind: 'sign-in' })
  async answer(asked: Asked<typeof openRecoveredSessionCall>) {
    const { request, context, attempt } = asked;
    // A browser that has asked for nothing gets a secret that no one knew before: no link was asked for with it.
    const codeVerifier = recoveryVerifierOf(attempt.secret ?? attempt.keep());
    const proof = { token: request.token, codeVerifier };
    const opened = await this.messaging.send(openRecoveredSessionCommand, proof, context);
    const entered = await enter(this.messaging, asked, opened);
    attempt.clear();
    return entered;
  }
}

import { Controller, Inject } from '@nestjs/common';
import { demoSignInCall, openDemoSessionCommand } from '@planted/contracts';
import { MESSAGING, type Messaging } from '@planted/service-kit';
import { Answers } from '../edge/answers.decorator';
import type { Asked } from '../edge/asked';
import { enter } from './enter';

@Controller()
export class DemoSignInController {
  constructor(@Inject(MESSAGING) private readonly messaging: Messaging) {}

  @Answers(demoSignInCall, { kind: 'sign-in' })
  async answer(asked: Asked<typeof demoSignInCall>) {
    const { request, context } = asked;
    return enter(this.messaging, asked, await this.messaging.send(openDemoSessionCommand, request, context));
  }
}

import { Controller } from '@nestjs/common';
import { prepareGoogleSignInCall } from '@planted/contracts';
import { Answers } from '../edge/answers.decorator';
import type { Asked } from '../edge/asked';
import { nonceOf } from '../edge/attempt-cookie';

@Controller()
export class PrepareGoogleSignInController {
  @Answers(prepareGoogleSignInCall, { kind: 'sign-in' })
  async answer({ attempt }: Asked<typeof prepareGoogleSignInCall>) {
    return { nonce: nonceOf(attempt.keep()) };
  }
}

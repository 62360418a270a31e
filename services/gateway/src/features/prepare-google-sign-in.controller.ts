import { Controller } from '@nestjs/common';
import { prepareGoogleSignInCall } from '@planted/contracts';
import { HandleCall } from '../edge/handle-call.decorator';
import type { CallRequest } from '../edge/call-request';
import { nonceOf } from '../edge/attempt-cookie';

@Controller()
export class PrepareGoogleSignInController {
  @HandleCall(prepareGoogleSignInCall, { kind: 'sign-in' })
  async answer({ attempt }: CallRequest<typeof prepareGoogleSignInCall>) {
    return { nonce: nonceOf(attempt.keep()) };
  }
}

import { Controller, Redirect, UseGuards } from '@nestjs/common';
import { startGoogleSignInCall } from '@planted/contracts';
import { HandleCall } from '../../edge/handle-call.decorator';
import type { CallRequest } from '../../edge/call-request';
import { FromGuard } from '../../google/google.guard';
import { StartGoogleSignInGuard } from './start-google-sign-in.guard';

@Controller()
export class StartGoogleSignInController {
  @HandleCall(startGoogleSignInCall, { kind: 'sign-in' })
  @UseGuards(StartGoogleSignInGuard)
  @Redirect()
  async answer(_: CallRequest<typeof startGoogleSignInCall>, @FromGuard() url: string) {
    return { url, statusCode: 303 as const };
  }
}

import { Controller, Redirect, UseGuards } from '@nestjs/common';
import { startGoogleSignInCall } from '@planted/contracts';
import { Answers } from '../../edge/answers.decorator';
import type { Asked } from '../../edge/asked';
import { FromGuard } from '../../google/google.guard';
import { StartGoogleSignInGuard } from './start-google-sign-in.guard';

@Controller()
export class StartGoogleSignInController {
  @Answers(startGoogleSignInCall, { kind: 'sign-in' })
  @UseGuards(StartGoogleSignInGuard)
  @Redirect()
  async answer(_: Asked<typeof startGoogleSignInCall>, @FromGuard() url: string) {
    return { url, statusCode: 303 as const };
  }
}

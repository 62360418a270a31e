import { type ExecutionContext, Injectable } from '@nestjs/common';
import { finishGoogleSignInCall, startGoogleSignInCall } from '@planted/contracts';
import { askedOf } from '../../edge/handle-call.decorator';
import { GoogleGuard } from '../../google/google.guard';
import { pagePath } from '../../google/page-path';

/** Passport begins a sign-in that ends with a session here; hands over the address of Google's page. */
@Injectable()
export class StartGoogleSignInGuard extends GoogleGuard {
  override async canActivate(execution: ExecutionContext): Promise<boolean> {
    const { request, context, attempt } = askedOf(startGoogleSignInCall, execution);
    const returnTo = pagePath(request.return_to, this.expectClient().origin);
    const leaving = { goal: { kind: 'session', returnTo }, browser: attempt.keep() } as const;
    return this.handOver(execution, await this.leave(leaving, finishGoogleSignInCall.path, context));
  }
}

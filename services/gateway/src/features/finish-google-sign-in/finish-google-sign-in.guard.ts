import { type ExecutionContext, Injectable } from '@nestjs/common';
import { finishGoogleSignInCall } from '@planted/contracts';
import { askedOf } from '../../edge/handle-call.decorator';
import { type Arrival, GoogleGuard, logFailedRedirect } from '../../google/google.guard';

/** Passport ends a sign-in that began here; hands over the arrival, or null for a browser that no one waits for. */
@Injectable()
export class FinishGoogleSignInGuard extends GoogleGuard {
  override async canActivate(execution: ExecutionContext): Promise<boolean> {
    this.expectClient();
    const { request, context, attempt } = askedOf(finishGoogleSignInCall, execution);
    const landing = {
      callback: finishGoogleSignInCall.path,
      kinds: ['session'],
      browser: attempt.secret,
    } as const;
    const arrival: Promise<Arrival | null> = this.arrive(request, landing, context).catch(
      (cause: unknown) => {
        logFailedRedirect(this.log, cause);
        return null;
      },
    );
    return this.handOver(execution, await arrival);
  }
}

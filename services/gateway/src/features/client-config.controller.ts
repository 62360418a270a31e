import { Controller, Inject } from '@nestjs/common';
import { clientConfigCall, startGoogleSignInCall } from '@planted/contracts';
import type { CallRequest } from '../edge/call-request';
import { HandleCall } from '../edge/handle-call.decorator';
import { GOOGLE_CLIENT, type GoogleClient } from '../google/google-client';
import { isDemoOpenTo } from './demo-sign-in.controller';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings';

@Controller()
export class ClientConfigController {
  constructor(
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
    @Inject(GOOGLE_CLIENT) private readonly google: GoogleClient | null,
  ) {}

  @HandleCall(clientConfigCall)
  async answer(callRequest: CallRequest<typeof clientConfigCall>) {
    return {
      googleClientId: this.settings.GOOGLE_CLIENT_ID ?? null,
      googleRedirect: this.google && this.google.origin + startGoogleSignInCall.path,
      demo: isDemoOpenTo(callRequest, this.settings),
      contactEmail: this.settings.CONTACT_EMAIL ?? null,
    };
  }
}

import { Controller, Inject } from '@nestjs/common';
import { clientConfigCall, startGoogleSignInCall } from '@planted/contracts';
import { isDemoOpen } from '@planted/service-kit';
import { HandleCall } from '../edge/handle-call.decorator';
import { GOOGLE_CLIENT, type GoogleClient } from '../google/google-client';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../settings';

@Controller()
export class ClientConfigController {
  constructor(
    @Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings,
    @Inject(GOOGLE_CLIENT) private readonly google: GoogleClient | null,
  ) {}

  @HandleCall(clientConfigCall)
  async answer() {
    return {
      googleClientId: this.settings.GOOGLE_CLIENT_ID ?? null,
      googleRedirect: this.google && this.google.origin + startGoogleSignInCall.path,
      demo: isDemoOpen(this.settings),
      contactEmail: this.settings.CONTACT_EMAIL ?? null,
    };
  }
}

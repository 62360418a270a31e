import { Controller, Inject } from '@nestjs/common';
import { clientConfigCall } from '@planted/contracts';
import { isDemoOpen } from '@planted/service-kit';
import { Answers } from '../../edge/answers.decorator';
import { GATEWAY_SETTINGS, type GatewaySettings } from '../../settings';

@Controller()
export class ClientConfigController {
  constructor(@Inject(GATEWAY_SETTINGS) private readonly settings: GatewaySettings) {}

  @Answers(clientConfigCall)
  async answer() {
    return {
      googleClientId: this.settings.GOOGLE_CLIENT_ID ?? null,
      demo: isDemoOpen(this.settings),
      contactEmail: this.settings.CONTACT_EMAIL ?? null,
    };
  }
}

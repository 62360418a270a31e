import { Controller } from '@nestjs/common';
import { meCall } from '@planted/contracts';
import { HandleCall } from '../edge/handle-call.decorator';
import { type CallRequest, gardenerOf } from '../edge/call-request';

@Controller()
export class MeController {
  @HandleCall(meCall)
  async answer(callRequest: CallRequest<typeof meCall>) {
    return { user: gardenerOf(callRequest) };
  }
}

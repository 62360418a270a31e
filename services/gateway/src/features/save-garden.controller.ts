import { Controller, Inject } from '@nestjs/common';
import { saveGardenCall, saveGardenCommand } from '@planted/contracts';
import { MESSAGING, type Messaging, NEW_ID, type NewId } from '@planted/service-kit';
import { v5 as uuidv5 } from 'uuid';
import { HandleCall } from '../edge/handle-call.decorator';
import { type CallRequest, gardenerOf } from '../edge/call-request';

@Controller()
export class SaveGardenController {
  constructor(
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(NEW_ID) private readonly newId: NewId,
  ) {}

  /**
   * The key names a gardener's draft, which may be saved again with changed settings: the same key is the same
   * garden, so a repeat changes nothing there. The command itself is new each time, or a draft that is changed
   * and changed back would be taken for a repeat of its first save.
   */
  @HandleCall(saveGardenCall, { kind: 'save' })
  async answer(callRequest: CallRequest<typeof saveGardenCall>) {
    const { request, idempotencyKey, context } = callRequest;
    const gardenId =
      idempotencyKey === undefined ? this.newId() : uuidv5(idempotencyKey, gardenerOf(callRequest).id);
    const command = { ...context, commandId: this.newId() };
    return this.messaging.send(saveGardenCommand, { ...request, gardenId }, command);
  }
}

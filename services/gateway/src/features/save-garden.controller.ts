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
   * garden. Save-Id names this one save of it: a repeat of it is known however late it comes, while a draft that is
   * changed and changed back is saved again. A page of an earlier release sends none, and its save is a new command
   * each time, without a fingerprint; the garden then refuses what it had before a newer save.
   */
  @HandleCall(saveGardenCall, { kind: 'save' })
  async answer(callRequest: CallRequest<typeof saveGardenCall>) {
    const { request, idempotencyKey, saveId, context } = callRequest;
    const gardenId =
      idempotencyKey === undefined ? this.newId() : uuidv5(idempotencyKey, gardenerOf(callRequest).id);
    const command =
      saveId === undefined
        ? { ...context, commandId: this.newId(), fingerprint: undefined }
        : { ...context, commandId: uuidv5(saveId, gardenId) };
    return this.messaging.send(saveGardenCommand, { ...request, gardenId }, command);
  }
}

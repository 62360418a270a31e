import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { type OutputOf, removeNoteDeviceCommand } from '@planted/contracts';
import { type Handles, RefusalError, requestFor, signedIn } from '@planted/service-kit';
import { NoteDevices } from '../../push/note-devices';

export class RemoveNoteDeviceCommand extends requestFor(removeNoteDeviceCommand) {}

/** Tells the actor no more in one browser, and forgets it. */
@CommandHandler(RemoveNoteDeviceCommand)
export class RemoveNoteDeviceHandler implements Handles<typeof removeNoteDeviceCommand> {
  constructor(@Inject(NoteDevices) private readonly devices: NoteDevices) {}

  /** @throws RefusalError not-found for a device that is no more, or is another gardener's */
  async execute({
    input,
    context,
  }: RemoveNoteDeviceCommand): Promise<OutputOf<typeof removeNoteDeviceCommand>> {
    if (await this.devices.remove(signedIn(context), input.id)) return {};
    throw new RefusalError({ code: 'not-found', message: 'Notifications are off there already' });
  }
}

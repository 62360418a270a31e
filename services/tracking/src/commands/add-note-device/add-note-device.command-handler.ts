import { ECDH } from 'node:crypto';
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { addNoteDeviceCommand, MORNING_NOTE_OFF, type OutputOf } from '@planted/contracts';
import { type Clock, CLOCK, type Handles, RefusalError, requestFor, signedIn } from '@planted/service-kit';
import { v5 as uuidv5 } from 'uuid';
import { MorningNoteCommands } from '../../morning-note/morning-note-commands';
import { NoteClaims } from '../../morning-note/note-claims';
import { NOTE_SETTINGS, type NoteSettings } from '../../morning-note/note-settings';
import { NoteDevices } from '../../push/note-devices';
import { isOfPushService } from '../../push/push-services';

export class AddNoteDeviceCommand extends requestFor(addNoteDeviceCommand) {}

/** Tells the actor in one more browser; with the usual hour, where none was chosen yet. */
@CommandHandler(AddNoteDeviceCommand)
export class AddNoteDeviceHandler implements Handles<typeof addNoteDeviceCommand> {
  constructor(
    @Inject(MorningNoteCommands) private readonly notes: MorningNoteCommands,
    @Inject(NoteDevices) private readonly devices: NoteDevices,
    @Inject(NoteClaims) private readonly claims: NoteClaims,
    @Inject(NOTE_SETTINGS) private readonly settings: NoteSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @throws RefusalError invalid for what is no browser's at a known push service */
  async execute({ input, context }: AddNoteDeviceCommand): Promise<OutputOf<typeof addNoteDeviceCommand>> {
    const owner = signedIn(context);
    const { name, timeZone, subscription } = input;
    if (!isOfPushService(subscription.endpoint, this.settings.PUSH_SERVICES))
      throw wrong('subscription.endpoint', 'must be of a push service that is known');
    if (!isPoint(subscription.keys.p256dh)) throw wrong('subscription.keys.p256dh', 'must be a public key');
    const { note } = await this.notes.stateOf(owner);
    const usual = { ...MORNING_NOTE_OFF, timeZone };
    if (!note)
      await this.notes.handle(
        { type: 'ChooseMorningNote', actorId: owner, expectedVersion: 0, ...usual },
        context,
      );
    const id = await this.devices.add(owner, {
      ...{ id: uuidv5(context.commandId, owner), name, subscription },
    });
    await this.claims.beginAfter({ owner, channel: id }, note ?? usual, this.clock());
    return { id };
  }
}

const wrong = (field: string, message: string) =>
  new RefusalError({ code: 'invalid', field, message: `${field}: ${message}` });

/** Whether it is a point of the curve that messages are encrypted by (RFC 8291 §3.1). */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed') !== '';
  } catch {
    return false;
  }
}

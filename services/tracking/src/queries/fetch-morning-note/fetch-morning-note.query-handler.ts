import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchMorningNoteQuery, type OutputOf } from '@planted/contracts';
import { type Handles, requestFor, signedIn } from '@planted/service-kit';
import { NoteDevices } from '../../push/note-devices';
import { PushKeys } from '../../push/push-keys';
import { morningNotes } from '../../read-models/morning-note/morning-note.projection';
import { OwnerQueries } from '../../read-models/owner-queries';

export class FetchMorningNoteQuery extends requestFor(fetchMorningNoteQuery) {}

interface Row {
  version: number;
  note_time: string;
  time_zone: string;
  quiet_from: string | null;
  quiet_until: string | null;
  by_mail: boolean;
}

const ownNote = {
  projection: morningNotes,
  name: 'tracking.fetch_morning_note',
  text: `select version, note_time, time_zone, quiet_from, quiet_until, by_mail
    from ${morningNotes.table('morning_notes')} where owner_id = $1`,
};

/** What the actor chose for the note of the morning. */
@QueryHandler(FetchMorningNoteQuery)
export class FetchMorningNoteHandler implements Handles<typeof fetchMorningNoteQuery> {
  constructor(
    @Inject(OwnerQueries) private readonly own: OwnerQueries,
    @Inject(NoteDevices) private readonly devices: NoteDevices,
    @Inject(PushKeys) private readonly keys: PushKeys,
  ) {}

  async execute({ context }: FetchMorningNoteQuery): Promise<OutputOf<typeof fetchMorningNoteQuery>> {
    const [row] = await this.own.read<Row>(ownNote, context);
    const push = {
      pushKey: (await this.keys.read()).publicKey,
      devices: await this.devices.list(signedIn(context)),
    };
    if (!row) return { version: 0, note: null, ...push };
    const { version, note_time: time, time_zone: timeZone, quiet_from, quiet_until, by_mail: byMail } = row;
    const quiet =
      quiet_from !== null && quiet_until !== null ? { from: quiet_from, until: quiet_until } : null;
    return { version, note: { time, timeZone, quiet, byMail }, ...push };
  }
}

import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { exportTrackedQuery } from '@planted/contracts';
import {
  createEventEncryption,
  type Handles,
  type DecryptText,
  PERSONAL_DATA,
  type PersonalData,
  requestFor,
  signedIn,
} from '@planted/service-kit';
import { OwnerQueries } from '../../read-models/owner-queries';
import { EXPORTED, recordedEvent, type StoredEvent } from './exported-rows';
import { partOf } from './sections';

export class ExportTrackedQuery extends requestFor(exportTrackedQuery) {}

/** How a row of any section is exported. */
type Tell = (row: object, decrypt: DecryptText) => object | undefined;

/** A part of what is kept of the gardener who asks, with personal texts decrypted. */
@QueryHandler(ExportTrackedQuery)
export class ExportTrackedHandler implements Handles<typeof exportTrackedQuery> {
  constructor(
    @Inject(OwnerQueries) private readonly own: OwnerQueries,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
  ) {}

  async execute({ input: { section, after }, context }: ExportTrackedQuery) {
    const stored = await this.own.read<{ id: string }>(partOf(section, after), context);
    const decrypt = await this.personal.decrypterFor(signedIn(context));
    const rows = section === 'events' ? await this.decrypted(stored as StoredEvent[]) : stored;
    // The rows are those of the section's own SQL.
    const tell = EXPORTED[section] as Tell;
    return {
      rows: rows.flatMap((row) => tell(row, decrypt) ?? []),
      // A part may end early by its size: what comes after the last row, if anything, is asked for.
      next: stored.at(-1)?.id ?? null,
    };
  }

  private async decrypted(rows: readonly StoredEvent[]): Promise<StoredEvent[]> {
    const events = await createEventEncryption(this.personal).decrypt(rows.map(recordedEvent));
    return rows.map((row, at) => ({ ...row, data: events[at]?.data as StoredEvent['data'] }));
  }
}

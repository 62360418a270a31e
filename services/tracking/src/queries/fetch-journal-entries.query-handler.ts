import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchJournalEntriesQuery, type JournalEntry, type OutputOf } from '@planted/contracts';
import { type Handles, PERSONAL_DATA, type PersonalData, requestFor, signedIn } from '@planted/service-kit';
import { readJournalText } from '../journal/journal-text';
import { journal } from '../read-models/journal/journal.projection';
import { OwnerQueries } from '../read-models/owner-queries';

export class FetchJournalEntriesQuery extends requestFor(fetchJournalEntriesQuery) {}

interface StoredEntry {
  id: string;
  sealed_text: string;
  created_at: Date;
  garden_id: string | null;
  privacy: JournalEntry['privacy'];
}

const PAGE = 100;
const entries = `${journal.table('journal_entries')} where owner_id = $1`;

/** One more than a page: what is too much is not shown, but shows that there are older ones. */
const ownEntries = (before: string | undefined) => ({
  projection: journal,
  name: `tracking.fetch_journal_entries${before === undefined ? '' : '_before'}`,
  text: `select id, sealed_text, created_at, garden_id, privacy from ${entries}
    ${before === undefined ? '' : `and sequence < (select sequence from ${entries} and id = $2)`}
    order by sequence desc limit ${PAGE + 1}`,
  values: before === undefined ? [] : [before],
});

/** The gardener's journal, the newest first, a page at a time (3 §7). */
@QueryHandler(FetchJournalEntriesQuery)
export class FetchJournalEntriesHandler implements Handles<typeof fetchJournalEntriesQuery> {
  constructor(
    @Inject(OwnerQueries) private readonly own: OwnerQueries,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
  ) {}

  async execute({
    input,
    context,
  }: FetchJournalEntriesQuery): Promise<OutputOf<typeof fetchJournalEntriesQuery>> {
    const rows = await this.own.read<StoredEntry>(ownEntries(input.before), context);
    if (rows.length === 0) return { data: [], next: null };
    const page = rows.slice(0, PAGE);
    const decrypt = await this.personal.decrypterFor(signedIn(context));
    const data = page.flatMap(({ sealed_text, created_at, ...row }) => {
      const text = decrypt(sealed_text);
      return text === undefined
        ? []
        : [{ ...row, ...readJournalText(text), created_at: created_at.toISOString() }];
    });
    return { data, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
  }
}

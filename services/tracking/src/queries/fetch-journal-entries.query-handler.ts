import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchJournalEntriesQuery, type OutputOf } from '@planted/contracts';
import { type Handles, PERSONAL_DATA, type PersonalData, requestFor, signedIn } from '@planted/service-kit';
import { journal } from '../read-models/journal/journal.projection';
import { OwnerQueries } from '../read-models/owner-queries';
import { journalColumns, type StoredJournalEntry, toJournalEntry } from './stored-journal-entry';

export class FetchJournalEntriesQuery extends requestFor(fetchJournalEntriesQuery) {}

const PAGE = 100;
const entries = `${journal.table('journal_entries')} j where j.owner_id = $1`;

/** One more than a page: what is too much is not shown, but shows that there are older ones. */
const ownEntries = ({ before, takenBack }: FetchJournalEntriesQuery['input']) => ({
  projection: journal,
  name: `tracking.fetch_journal_entries${takenBack ? '_taken_back' : ''}${before === undefined ? '' : '_before'}`,
  text: `select ${journalColumns} from ${entries} and ${takenBack ? '' : 'not '}j.is_withdrawn
    ${before === undefined ? '' : `and (j.sorted_at, j.sequence) < (select sorted_at, sequence from ${entries} and j.id = $2)`}
    order by j.sorted_at desc, j.sequence desc limit ${PAGE + 1}`,
  values: before === undefined ? [] : [before],
});

/** The gardener's journal by day, the newest first, a page at a time (3 §7). */
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
    const rows = await this.own.read<StoredJournalEntry>(ownEntries(input), context);
    if (rows.length === 0) return { data: [], next: null };
    const page = rows.slice(0, PAGE);
    const decrypt = await this.personal.decrypterFor(signedIn(context));
    const data = page.flatMap((row) => toJournalEntry(row, decrypt) ?? []);
    return { data, next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
  }
}

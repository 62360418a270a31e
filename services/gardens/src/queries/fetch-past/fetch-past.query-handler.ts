import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchPastQuery, type InputOf, type OutputOf, withOwnNames } from '@planted/contracts';
import {
  type CalendarDay,
  dayIn,
  firstDayOf,
  formatMatrix,
  isOwnKindId,
  isPlantingDay,
  pastBedOn,
} from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, RefusalError, requestFor, signedIn } from '@planted/service-kit';
import { GardenPasts, type ToldPast } from '../../past/garden-pasts';
import { OwnKindsOf } from '../../own-kinds/own-kinds-of';
import { OwnedGardens } from '../../place/owned-gardens';

export class FetchPastQuery extends requestFor(fetchPastQuery) {}

/**
 * A garden of the actor's in both kinds of time, or what is known of a span of its days. On which day something was
 * recorded depends on the clock of whoever asks.
 */
@QueryHandler(FetchPastQuery)
export class FetchPastHandler implements Handles<typeof fetchPastQuery> {
  constructor(
    @Inject(OwnedGardens) private readonly gardens: OwnedGardens,
    @Inject(GardenPasts) private readonly pasts: GardenPasts,
    @Inject(OwnKindsOf) private readonly ownKinds: OwnKindsOf,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  /**
   * @throws RefusalError not-found for a garden that is not the actor's; invalid for a day on which nothing can have
   *   been planted, a span that ends before it begins, or before the garden does.
   */
  async execute({ input, context }: FetchPastQuery): Promise<OutputOf<typeof fetchPastQuery>> {
    const { gardenId, from, to } = input;
    const { timeZone = 'UTC' } = context;
    const today = dayIn(timeZone, this.now().toISOString());
    for (const field of ['from', 'to'] as const) {
      const day = input[field];
      if (day !== undefined && !isPlantingDay(day, today))
        throw invalid(field, 'must be a date from the past 100 years to two years from now');
    }
    if (from !== undefined && to !== undefined && to < from) throw invalid('to', 'must not be before from');
    const gardener = signedIn(context);
    await this.gardens.assertOwn(gardenId, gardener);
    const whole = await this.pasts.of(gardenId, timeZone);
    const first = firstDayOf(whole);
    if (to !== undefined && first !== undefined && to < first)
      throw invalid('to', `must not be before the first day of the garden, ${first}`);
    const past = within(whole, input);
    const beds = past.beds.map((bed) => ({ ...bed, matrix: formatMatrix(bed.matrix) }));
    const { coming, plantings, spans, said, entries } = past;
    return {
      data: {
        beds,
        coming: [...coming],
        plantings: await this.named(plantings, gardener),
        spans: [...spans],
        said: [...said],
        entries: [...entries],
      },
    };
  }

  /** Those of the gardener's own kinds by the names that they gave, which are in no event. */
  private async named(plantings: ToldPast['plantings'], gardener: string) {
    if (!plantings.some(({ plantId }) => isOwnKindId(plantId))) return [...plantings];
    return withOwnNames(plantings, await this.ownKinds.of(gardener));
  }
}

const invalid = (field: 'from' | 'to', why: string): RefusalError =>
  new RefusalError({ code: 'invalid', field, message: `${field}: ${why}` });

type Span = Pick<InputOf<typeof fetchPastQuery>, 'from' | 'to'>;

/** What is known of a span of days; the bed at its beginning, too. */
function within(past: ToldPast, { from, to }: Span): ToldPast {
  if (from === undefined && to === undefined) return past;
  const isIn = (day: CalendarDay) => (from === undefined || day >= from) && (to === undefined || day <= to);
  const spans = past.spans.filter(
    (span) =>
      (to === undefined || span.from <= to) &&
      (from === undefined || span.until === null || span.until > from),
  );
  const ids = new Set(spans.map(({ id }) => id));
  const first = from === undefined ? past.beds[0] : pastBedOn(past, from);
  return {
    beds: past.beds.filter((bed) => bed === first || isIn(bed.from)),
    plantings: past.plantings.filter(({ id }) => ids.has(id)),
    spans,
    coming: past.coming,
    said: past.said.filter(({ day }) => isIn(day)),
    entries: past.entries.filter(({ day }) => isIn(day)),
  };
}

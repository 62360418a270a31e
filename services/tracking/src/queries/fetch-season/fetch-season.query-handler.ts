import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchSeasonQuery, type OutputOf, SEASON_PAGE, type SeasonPlanting } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { OwnerQueries } from '../../read-models/owner-queries';
import { season } from '../../read-models/season/season.projection';
import { ShownLog } from '../follow-changes/shown-log';
import { PlantRecords } from '../fetch-garden-plants/plant-records';
import { type SeasonGarden, seasonGardens } from './season-gardens';
import { ownPlantings, SEASON_ORDER, seasonColumns } from './stored-planting';

export class FetchSeasonQuery extends requestFor(fetchSeasonQuery) {}

/** One more than a page: what is too much is not shown, but shows that there is a next one. */
const plantings = (after: string | undefined) => ({
  projection: season,
  also: [dashboard],
  name: `tracking.fetch_season${after === undefined ? '' : '_after'}`,
  text: `select ${seasonColumns} from ${ownPlantings}
    ${after === undefined ? '' : `and (${SEASON_ORDER}) > (select ${SEASON_ORDER} from ${ownPlantings} and p.id = $2)`}
    order by ${SEASON_ORDER} limit ${SEASON_PAGE + 1}`,
  values: after === undefined ? [] : [after],
});

/** The plantings of the gardener's gardens in time. */
@QueryHandler(FetchSeasonQuery)
export class FetchSeasonHandler implements Handles<typeof fetchSeasonQuery> {
  constructor(
    @Inject(OwnerQueries) private readonly own: OwnerQueries,
    @Inject(ShownLog) private readonly log: ShownLog,
    @Inject(PlantRecords) private readonly records: PlantRecords,
  ) {}

  /** Position and versions first: whoever continues from them misses nothing, and changes nothing unseen. */
  async execute({ input, context }: FetchSeasonQuery): Promise<OutputOf<typeof fetchSeasonQuery>> {
    const owned = await this.own.read<SeasonGarden>(seasonGardens, context);
    const { newest: position } = await this.log.ofGardener(context, { limit: 1 });
    const rows = await this.own.read<SeasonPlanting>(plantings(input.after), context);
    const page = rows.slice(0, SEASON_PAGE);
    const next = rows.length > page.length ? (page.at(-1)?.id ?? null) : null;
    return { gardens: owned, plantings: await this.records.named(page, context), next, position };
  }
}

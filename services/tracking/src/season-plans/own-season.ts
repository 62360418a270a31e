import { Inject, Injectable } from '@nestjs/common';
import type { MessageContext, SeasonPlanting } from '@planted/contracts';
import { dashboard } from '../read-models/dashboard/dashboard.projection';
import { OwnerQueries } from '../read-models/owner-queries';
import { season } from '../read-models/season/season.projection';
import { seasonGardens, type SeasonGarden } from '../queries/fetch-season/season-gardens';
import { ownPlantings, SEASON_ORDER, seasonColumns } from '../queries/fetch-season/stored-planting';
import { PlantRecords } from '../queries/fetch-garden-plants/plant-records';

const allPlantings = {
  projection: season,
  also: [dashboard],
  name: 'tracking.own_season',
  text: `select ${seasonColumns} from ${ownPlantings} order by ${SEASON_ORDER}`,
};

/** The gardens and plantings of a gardener, all at once. */
@Injectable()
export class OwnSeason {
  constructor(
    @Inject(OwnerQueries) private readonly own: OwnerQueries,
    @Inject(PlantRecords) private readonly records: PlantRecords,
  ) {}

  async read(
    context: MessageContext,
  ): Promise<{ readonly gardens: SeasonGarden[]; readonly plantings: SeasonPlanting[] }> {
    const gardens = await this.own.read<SeasonGarden>(seasonGardens, context);
    const plantings = await this.own.read<SeasonPlanting>(allPlantings, context);
    return { gardens, plantings: await this.records.named(plantings, context) };
  }
}

import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import {
  type fetchManagerPlantsCall,
  fetchGardenPlantsQuery,
  type GardenPlantRow,
  type OutputOf,
  type ParsedRequestOf,
  PLANTS_PAGE,
} from '@planted/contracts';
import { dayOf } from '@planted/garden-domain';
import { CLOCK, type Clock, type Handles, LOG, requestFor } from '@planted/service-kit';
import type { Logger } from 'pino';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { OwnedSubjects } from '../../read-models/dashboard/owned-subjects';
import { OwnerQueries } from '../../read-models/owner-queries';
import { gardenPlantOn } from './garden-plant';
import { PlantRecords } from './plant-records';
import { plantColumns } from './stored-plant';

export class FetchGardenPlantsQuery extends requestFor(fetchGardenPlantsQuery) {}

type Asked = ParsedRequestOf<typeof fetchManagerPlantsCall>;

const place = 'g.created_at, g.id, p.grid_y, p.grid_x';
const plantsOf = `${dashboard.table('garden_plants')} p
    join ${dashboard.table('gardens')} g on g.id = p.garden_id where p.owner_id = $1`;

/** One more than a page: what is too much is not shown, but shows that there is a next one. */
function ownPlants({ gardenId, after }: Asked) {
  const values = [gardenId, after].filter((value) => value !== undefined);
  const inGarden = gardenId === undefined ? '' : 'and p.garden_id = $2';
  const beyond = `and (${place}) > (select ${place} from ${plantsOf} and p.id = $${values.length + 1})`;
  return {
    projection: dashboard,
    name: `tracking.fetch_garden_plants${inGarden && '_in_garden'}${after === undefined ? '' : '_after'}`,
    text: `select ${plantColumns}
      from ${plantsOf} ${inGarden} ${after === undefined ? '' : beyond}
      order by ${place} limit ${PLANTS_PAGE + 1}`,
    values,
  };
}

/** The plants of the gardener's gardens, garden by garden and row by row, as they stand today (3 §7). */
@QueryHandler(FetchGardenPlantsQuery)
export class FetchGardenPlantsHandler implements Handles<typeof fetchGardenPlantsQuery> {
  constructor(
    @Inject(OwnerQueries) private readonly own: OwnerQueries,
    @Inject(OwnedSubjects) private readonly subjects: OwnedSubjects,
    @Inject(PlantRecords) private readonly records: PlantRecords,
    @Inject(CLOCK) private readonly now: Clock,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** @throws RefusalError not-found for one garden that is not the actor's. */
  async execute({
    input,
    context,
  }: FetchGardenPlantsQuery): Promise<OutputOf<typeof fetchGardenPlantsQuery>> {
    const rows = await this.own.read<GardenPlantRow>(ownPlants(input), context);
    if (rows.length === 0) {
      if (input.gardenId !== undefined)
        await this.subjects.assertOwnGarden(input.gardenId, 'gardenId', context);
      return { data: [], next: null };
    }
    const page = rows.slice(0, PLANTS_PAGE);
    const records = await this.records.byId(context);
    const today = dayOf(this.now());
    const data = page.flatMap((row) => {
      const plant = records.get(row.plant_id);
      if (plant) return [gardenPlantOn(row, plant, today)];
      this.log.warn({ plantId: row.plant_id }, 'a garden contains a plant that is no longer in the catalog');
      return [];
    });
    return { data, next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
  }
}

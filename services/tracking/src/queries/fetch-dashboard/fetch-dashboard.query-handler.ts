import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import {
  DASHBOARD_PLANTS,
  DASHBOARD_PLANTS_OF_A_STAGE,
  type Dashboard,
  fetchDashboardQuery,
  type GardenPlant,
  type GardenPlantRow,
  type MessageContext,
  type Plant,
} from '@planted/contracts';
import {
  type CalendarDay,
  cardStage,
  chooseCards,
  dayOf,
  daysBetweenWaterings,
  growthOn,
} from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, requestFor } from '@planted/service-kit';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { OwnRows } from '../../read-models/own-rows';
import { gardenPlantOn } from '../fetch-garden-plants/garden-plant';
import { PlantRecords } from '../fetch-garden-plants/plant-records';
import { plantColumns } from '../fetch-garden-plants/stored-plant';
import { dashboardOverview, type Overview } from './dashboard-overview';

export class FetchDashboard extends requestFor(fetchDashboardQuery) {}

type Records = ReadonlyMap<string, Plant>;

const cards = (ids: readonly string[]) => ({
  projection: dashboard,
  name: 'tracking.dashboard_cards',
  text: `select ${plantColumns} from ${dashboard.table('garden_plants')} p
    where p.owner_id = $1 and p.id = any($2::uuid[])`,
  values: [ids],
});

/** What the dashboard shows of gardens and plants, in one query, and its twelve cards by their ids. */
@QueryHandler(FetchDashboard)
export class FetchDashboardHandler implements Handles<typeof fetchDashboardQuery> {
  constructor(
    @Inject(OwnRows) private readonly own: OwnRows,
    @Inject(PlantRecords) private readonly records: PlantRecords,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ context }: FetchDashboard): Promise<Dashboard> {
    const records = await this.records.byId(context);
    const day = dayOf(this.now());
    const [overview] = await this.own.read<Overview>(dashboardOverview(day, wateringsOf(records)), context);
    if (!overview) throw new Error('the overview of the dashboard is always one row');
    return {
      day,
      counts: {
        gardens: overview.gardens,
        plants: overview.plants,
        readyForPlanting: overview.undated,
        readyForHarvest: overview.ripe,
      },
      gardens: overview.first.map(({ plants, ...garden }) => ({
        ...garden,
        plants: plants.map((plant) => ({
          ...plant,
          plant_name: records.get(plant.plant_id)?.plant_name ?? plant.plant_id,
        })),
      })),
      plantCards: await this.plantCards(chosenPlants(overview, records, day), records, day, context),
      today: [...overview.today],
    };
  }

  private async plantCards(
    ids: readonly string[],
    records: Records,
    day: CalendarDay,
    context: MessageContext,
  ): Promise<GardenPlant[]> {
    if (ids.length === 0) return [];
    const rows = await this.own.read<GardenPlantRow>(cards(ids), context);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const row = byId.get(id);
      const plant = row && records.get(row.plant_id);
      return plant ? [gardenPlantOn(row, plant, day)] : [];
    });
  }
}

const wateringsOf = (records: Records) =>
  [...records.values()].flatMap((plant) => {
    const every = daysBetweenWaterings(plant.water_frequency);
    return every === null ? [] : [{ plantId: plant.id, every }];
  });

/** The ids of the plants that get a card, in order. A plant that the catalogue no longer knows gets none. */
function chosenPlants({ alike }: Overview, records: Records, day: CalendarDay): string[] {
  const plants = alike.flatMap(({ plant_id, planted_date, ids }) => {
    const plant = records.get(plant_id);
    if (!plant) return [];
    const stage = cardStage(growthOn(plant, planted_date, day));
    return ids.map((id) => ({ id, stage }));
  });
  const limits = { most: DASHBOARD_PLANTS, ofOneStage: DASHBOARD_PLANTS_OF_A_STAGE };
  return chooseCards(plants, ({ stage }) => stage, limits).map(({ id }) => id);
}

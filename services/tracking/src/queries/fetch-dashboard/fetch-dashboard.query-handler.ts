import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import {
  DASHBOARD_PLANTS,
  DASHBOARD_PLANTS_OF_A_STAGE,
  type Dashboard,
  fetchDashboardQuery,
  type GardenPlantRow,
  type MessageContext,
  type Plant,
} from '@planted/contracts';
import {
  type CalendarDay,
  cardStage,
  chooseCards,
  dayOf,
  daysBetween,
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

/** Up to twelve plants of each of these kinds and planting dates. */
const cards = (chosen: readonly Alike[]) => ({
  projection: dashboard,
  name: 'tracking.dashboard_cards',
  text: `select ${plantColumns}, (select name from ${dashboard.table('gardens')} g where g.id = p.garden_id) as garden_name
    from (
      select p.*, row_number() over (partition by p.plant_id, p.planted_date order by p.id) as nth
      from ${dashboard.table('garden_plants')} p
        join unnest($2::text[], $3::date[]) as c (plant_id, planted_date)
          on c.plant_id = p.plant_id and c.planted_date is not distinct from p.planted_date
      where p.owner_id = $1
    ) p where p.nth <= ${DASHBOARD_PLANTS} order by p.plant_id, p.planted_date, p.nth`,
  values: [chosen.map(({ plantId }) => plantId), chosen.map(({ plantedDate }) => plantedDate)],
});

/** What the dashboard shows of gardens and plants, in one query, and its twelve cards in another. */
@QueryHandler(FetchDashboard)
export class FetchDashboardHandler implements Handles<typeof fetchDashboardQuery> {
  constructor(
    @Inject(OwnRows) private readonly own: OwnRows,
    @Inject(PlantRecords) private readonly records: PlantRecords,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: FetchDashboard): Promise<Dashboard> {
    const records = await this.records.byId(context);
    const day = dayFor(input.day, dayOf(this.now()));
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
          plant_image_url: records.get(plant.plant_id)?.plant_image_url ?? '',
        })),
      })),
      plantCards: await this.plantCards(overview, records, day, context),
      today: overview.today.map(({ harvests, ...garden }) => ({
        ...garden,
        harvests: harvests.map(({ plant_id, ...ripe }) => ({
          ...ripe,
          plant_name: records.get(plant_id)?.plant_name ?? plant_id,
        })),
      })),
      moreToday: overview.busy - overview.today.length,
    };
  }

  private async plantCards(
    { alike }: Overview,
    records: Records,
    day: CalendarDay,
    context: MessageContext,
  ): Promise<Dashboard['plantCards']> {
    const chosen = chosenCards(alike, records, day);
    if (chosen.length === 0) return [];
    const rows = await this.own.read<GardenPlantRow & { garden_name: string }>(
      cards([...new Set(chosen)]),
      context,
    );
    const left = [...rows];
    return chosen.flatMap(({ plantId, plantedDate }) => {
      const at = left.findIndex((row) => row.plant_id === plantId && row.planted_date === plantedDate);
      const [row] = at === -1 ? [] : left.splice(at, 1);
      const plant = records.get(plantId);
      if (!row || !plant) return [];
      const { garden_name, ...stored } = row;
      return [{ ...gardenPlantOn(stored, plant, day), garden_name }];
    });
  }
}

/** The gardener's day, where that can be one: somewhere on earth it is the day before or after. */
const dayFor = (asked: CalendarDay | undefined, today: CalendarDay): CalendarDay =>
  asked !== undefined && Math.abs(daysBetween(asked, today)) <= 1 ? asked : today;

const wateringsOf = (records: Records) =>
  [...records.values()].flatMap((plant) => {
    const every = daysBetweenWaterings(plant.water_frequency);
    return every === null ? [] : [{ plantId: plant.id, every }];
  });

/** Plants of one kind and planting date, which stand in one stage. */
interface Alike {
  readonly plantId: string;
  readonly plantedDate: CalendarDay | null;
  readonly stage: string;
}

/**
 * Which kind and planting date each card is of, in the order of the cards. Of a stage no more than twelve plants are
 * looked at. A plant that the catalogue no longer knows gets no card.
 */
function chosenCards(alike: Overview['alike'], records: Records, day: CalendarDay): Alike[] {
  const ofStage = new Map<string, Alike[]>();
  for (const [plantId, plantedDate, plants] of alike) {
    const plant = records.get(plantId);
    if (!plant) continue;
    const stage = cardStage(growthOn(plant, plantedDate, day));
    const some = ofStage.get(stage) ?? [];
    if (some.length >= DASHBOARD_PLANTS) continue;
    const one = { plantId, plantedDate, stage };
    ofStage.set(stage, [
      ...some,
      ...Array<Alike>(Math.min(plants, DASHBOARD_PLANTS - some.length)).fill(one),
    ]);
  }
  const limits = { most: DASHBOARD_PLANTS, ofOneStage: DASHBOARD_PLANTS_OF_A_STAGE };
  return chooseCards([...ofStage.values()].flat(), ({ stage }) => stage, limits);
}

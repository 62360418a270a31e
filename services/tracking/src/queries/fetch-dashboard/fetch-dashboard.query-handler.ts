import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import {
  DASHBOARD_PLANTS,
  DASHBOARD_PLANTS_OF_A_STAGE,
  type Dashboard,
  fetchDashboardQuery,
  type Plant,
} from '@planted/contracts';
import { type CalendarDay, chooseCards, coveredSquares, dayOf, plantsIn } from '@planted/garden-domain';
import { type Clock, CLOCK, type Handles, requestFor } from '@planted/service-kit';
import { OwnerQueries } from '../../read-models/owner-queries';
import { gardenPlantOn } from '../fetch-garden-plants/garden-plant';
import { PlantRecords } from '../fetch-garden-plants/plant-records';
import { gardenersDay } from '../gardeners-day';
import { dashboardOverview, type Overview } from './dashboard-overview';
import { plantTimetable, type PlantTimetable } from './plant-timetable';

export class FetchDashboardQuery extends requestFor(fetchDashboardQuery) {}

type Records = ReadonlyMap<string, Plant>;

const cardLimits = { most: DASHBOARD_PLANTS, ofOneStage: DASHBOARD_PLANTS_OF_A_STAGE };

/** What the dashboard shows of gardens and plants, in one query. */
@QueryHandler(FetchDashboardQuery)
export class FetchDashboardHandler implements Handles<typeof fetchDashboardQuery> {
  constructor(
    @Inject(OwnerQueries) private readonly own: OwnerQueries,
    @Inject(PlantRecords) private readonly records: PlantRecords,
    @Inject(CLOCK) private readonly now: Clock,
  ) {}

  async execute({ input, context }: FetchDashboardQuery): Promise<Dashboard> {
    const records = await this.records.byId(context);
    const day = gardenersDay(input.day, dayOf(this.now()));
    const [overview] = await this.own.read<Overview>(dashboardOverview(day, timetableOf(records)), context);
    if (!overview) throw new Error('the overview of the dashboard is always one row');
    return {
      day,
      counts: {
        gardens: overview.gardens,
        plants: overview.plants,
        readyForPlanting: overview.undated,
        readyForHarvest: overview.ripe,
        tasks: overview.tasks,
      },
      gardens: overview.first.map(({ plants, ...garden }) => ({
        ...garden,
        ...countedIn(plants, records),
        plants: plants.map(({ custom_plants_per_square: _own, ...plant }) => ({
          ...plant,
          plant_name: records.get(plant.plant_id)?.plant_name ?? plant.plant_id,
          plant_image_url: records.get(plant.plant_id)?.plant_image_url ?? '',
        })),
      })),
      plantCards: plantCards(overview, records, day),
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
}

/** How many plants grow in a garden, and on how many squares. */
function countedIn(plants: Overview['first'][number]['plants'], records: Records) {
  let growing = 0;
  const footprints = plants.map(({ plant_id, custom_plants_per_square, ...entry }) => {
    const sides = { width: entry.custom_planting_width, height: entry.custom_planting_height };
    growing += plantsIn(sides, custom_plants_per_square ?? records.get(plant_id)?.plants_per_square_foot);
    return { x: entry.grid_x, y: entry.grid_y, ...sides };
  });
  return { growing, squares: coveredSquares(footprints) };
}

const timetables = new WeakMap<Records, PlantTimetable>();

/** Worked out once for the records, which seldom change. */
function timetableOf(records: Records): PlantTimetable {
  const timetable = timetables.get(records) ?? plantTimetable(records.values());
  timetables.set(records, timetable);
  return timetable;
}

const plantCards = ({ cards }: Overview, records: Records, day: CalendarDay): Dashboard['plantCards'] =>
  chooseCards(cards, ({ stage }) => stage, cardLimits).flatMap(({ stored, garden_name }) => {
    const plant = records.get(stored.plant_id);
    return plant ? [{ ...gardenPlantOn(stored, plant, day), garden_name }] : [];
  });

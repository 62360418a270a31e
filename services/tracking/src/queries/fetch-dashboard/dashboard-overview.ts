import {
  DASHBOARD_GARDENS,
  DASHBOARD_HARVESTS,
  DASHBOARD_PLANTS,
  DASHBOARD_TODAY,
  type GardenPlantRow,
  type GardenRow,
  type GardenToday,
  type RipeKind,
} from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { recentActivity } from '../../read-models/recent-activity/recent-activity.projection';
import { plantColumns } from '../fetch-garden-plants/stored-plant';
import type { PlantTimetable } from './plant-timetable';

/** What the read model says of a gardener's gardens in one row, aggregated where there may be many. */
export interface Overview {
  readonly gardens: number;
  readonly plants: number;
  readonly undated: number;
  readonly ripe: number;
  readonly first: readonly (GardenRow & {
    readonly plantCount: number;
    readonly plants: readonly StoredPreview[];
  })[];
  /** Of each stage up to as many plants as there are cards. */
  readonly cards: readonly {
    readonly stage: string;
    readonly garden_name: string;
    readonly stored: GardenPlantRow;
  }[];
  /** How many gardens have something to do; of those with the most, what it is. */
  readonly busy: number;
  readonly today: readonly (Omit<GardenToday, 'harvests'> & {
    readonly harvests: readonly (Omit<RipeKind, 'plant_name'> & { readonly plant_id: string })[];
  })[];
}

interface StoredPreview {
  readonly id: string;
  readonly plant_id: string;
  readonly grid_x: number;
  readonly grid_y: number;
  readonly custom_planting_width: number;
  readonly custom_planting_height: number;
  readonly display_color: string;
}

const gardens = dashboard.table('gardens');
const gardenPlants = dashboard.table('garden_plants');

/** Who has logged a harvest is asked again after so many days, while the plants still stand. */
const HARVEST_AGAIN_AFTER = 7;
/** How far back in what happened a harvest is looked for. */
const ACTIVITIES_LOOKED_AT = 1000;
/** The day that a note names (see `gardenEventNotes`), else the day of the log; as text, since a note may name no real day. */
const dayOfActivity = `coalesce(substring(notes from '^Event occurred on (\\d{4}-\\d{2}-\\d{2}) at '),
  to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'))`;
const isThirsty = '(planted_date <= $2::date and (last_watered is null or last_watered <= $2::date - every))';
const rowsOf = (select: string): string => `(select coalesce(json_agg(s), '[]') from (${select}) s)`;
const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

/**
 * $1 owner, $2 today, $3 and $4 kinds of plants and the days between two of their waterings, $5 to $8 their stages over
 * time. A garden that was watered today needs no more water today (3 §4). Plants of one kind and planting date are
 * alike: their stage is looked up once for all of them.
 */
const text = `
  with own as materialized (select * from ${gardenPlants} where owner_id = $1),
  kinds as (select * from unnest($3::text[], $4::integer[]) as k (plant_id, every)),
  per_garden as materialized (
    select o.garden_id, count(*)::int as plants,
      (count(*) filter (where planted_date is null))::int as undated,
      (count(*) filter (where expected_harvest_date <= $2::date))::int as ripe,
      case when bool_or(last_watered = $2::date) then 0 else (count(*) filter (where ${isThirsty}))::int end as thirsty,
      coalesce($2::date - min(coalesce(last_watered, planted_date)) filter (where ${isThirsty}), 0) as dry,
      min(last_watered) filter (where ${isThirsty}) as watered,
      min(planted_date) filter (where ${isThirsty} and last_watered is null) as never_watered
    from own o left join kinds using (plant_id) group by o.garden_id
  ),
  harvested as materialized (
    select subject_id from (
      select event_type, subject_id, ${dayOfActivity} as day from ${recentActivity.table('activities')}
      where owner_id = $1 order by sequence desc limit ${ACTIVITIES_LOOKED_AT}
    ) a where event_type = 'harvested' and day > to_char($2::date - ${HARVEST_AGAIN_AFTER}, 'YYYY-MM-DD')
  ),
  harvests as materialized (
    select garden_id, plant_id, count(*)::int as plants, $2::date - min(expected_harvest_date) as "readyDays",
      (array_agg(id order by grid_y, grid_x))[1] as id
    from own where expected_harvest_date <= $2::date and garden_id not in (select subject_id from harvested)
    group by garden_id, plant_id having not bool_or(id in (select subject_id from harvested))
  ),
  busy as materialized (
    select n.*, n.undated + n.thirsty + coalesce(h.plants, 0) as due
    from per_garden n left join (select garden_id, sum(plants)::int as plants from harvests group by garden_id) h
      using (garden_id)
    where n.undated + n.thirsty + coalesce(h.plants, 0) > 0
  ),
  stages as (
    select * from unnest($5::text[], $6::text[], $7::integer[], $8::integer[]) as s (plant_id, stage, since, until)
  ),
  alike as (
    select a.plant_id, a.planted_date, s.stage,
      sum(a.plants) over (partition by s.stage order by a.plant_id, a.planted_date) - a.plants as before
    from (select plant_id, planted_date, count(*)::int as plants from own group by plant_id, planted_date) a
      join stages s on s.plant_id = a.plant_id
        and greatest($2::date - a.planted_date, -1) between s.since and s.until
  ),
  of_stage as (
    select o.*, a.stage,
      row_number() over (partition by a.stage order by o.plant_id, o.planted_date, o.id) as nth
    from own o join alike a on a.plant_id = o.plant_id and a.planted_date is not distinct from o.planted_date
    where a.before < ${DASHBOARD_PLANTS}
  )
  select (select count(*)::int from ${gardens} where owner_id = $1) as gardens, t.*,
    ${rowsOf(`select g.id, g.name, g.soil_type, g.hardiness_zone, g.sunlight, g.maintenance, g.matrix, g.width,
        g.height, ${iso('created_at')}, ${iso('updated_at')}, coalesce(n.plants, 0) as "plantCount",
        ${rowsOf(`select id, plant_id, grid_x, grid_y, custom_planting_width, custom_planting_height, display_color
          from ${gardenPlants} where garden_id = g.id order by grid_y, grid_x`)} as plants
      from (select * from ${gardens} where owner_id = $1 order by created_at, id limit ${DASHBOARD_GARDENS}) g
        left join per_garden n on n.garden_id = g.id order by g.created_at, g.id`)} as first,
    ${rowsOf(`select p.stage, g.name as garden_name, (select to_json(c) from (select ${plantColumns}) c) as stored
      from of_stage p join ${gardens} g on g.id = p.garden_id where p.nth <= ${DASHBOARD_PLANTS}
      order by p.plant_id, p.planted_date, p.nth`)} as cards,
    (select count(*)::int from busy) as busy,
    ${rowsOf(`select n.garden_id, g.name, n.undated as "datesToSet", n.thirsty as "wateringDue", n.dry as "dryDays",
        coalesce(n.watered <= n.never_watered, n.watered is not null) as "wasWatered",
        ${rowsOf(`select plant_id, plants, "readyDays", id from harvests where garden_id = n.garden_id
          order by "readyDays" desc, plant_id limit ${DASHBOARD_HARVESTS}`)} as harvests
      from busy n join ${gardens} g on g.id = n.garden_id
      order by n.due desc, g.created_at, g.id limit ${DASHBOARD_TODAY}`)} as today
  from (
    select coalesce(sum(plants), 0)::int as plants, coalesce(sum(undated), 0)::int as undated,
      coalesce(sum(ripe), 0)::int as ripe from per_garden
  ) t`;

export const dashboardOverview = (today: CalendarDay, { watering, stages }: PlantTimetable) => ({
  projection: dashboard,
  also: [recentActivity],
  name: 'tracking.dashboard_overview',
  text,
  values: [
    today,
    watering.plantIds,
    watering.every,
    stages.plantIds,
    stages.names,
    stages.since,
    stages.until,
  ],
});

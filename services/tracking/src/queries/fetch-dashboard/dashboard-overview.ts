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
  /** How many things there are to do in all of them. */
  readonly tasks: number;
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
  readonly custom_plants_per_square: number | null;
}

const gardens = dashboard.table('gardens');
const gardenPlants = dashboard.table('garden_plants');

const isThirsty =
  '(planted_date <= $2::date and not is_over and (last_watered is null or last_watered <= $2::date - every))';
const isRipe = '(expected_harvest_date <= $2::date and not is_harvested)';
const rowsOf = (select: string): string => `(select coalesce(json_agg(s), '[]') from (${select}) s)`;
const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

/**
 * $1 owner, $2 today, $3 and $4 kinds of plants and the days between two of their waterings, $5 to $8 their stages over
 * time, $9 to $11 for how many days a harvest ends being ready (null: for good) and their stage meanwhile. A garden that
 * was watered as a whole today needs no more water today (3 §4). Plants of one garden, kind and planting date are alike:
 * their stage is looked up once for all of them, and one of them stands before the others of their stage.
 */
const text = `
  with harvesting as (select * from unnest($9::text[], $10::integer[], $11::text[]) as h (plant_id, rest_days, rest_stage)),
  own as materialized (
    select p.*, h.rest_stage, harvested_on is not null and harvested_on >= planted_date
        and (rest_days is null or harvested_on > $2::date - rest_days) as is_harvested,
      harvested_on is not null and harvested_on >= planted_date and rest_days is null as is_over
    from ${gardenPlants} p left join harvesting h using (plant_id) where owner_id = $1
  ),
  kinds as (select * from unnest($3::text[], $4::integer[]) as k (plant_id, every)),
  watered_today as (
    select distinct garden_id from ${dashboard.table('care')}
    where owner_id = $1 and day = $2::date and kind = 'watered' and of_garden
  ),
  per_garden as materialized (
    select o.garden_id, count(*)::int as plants,
      (count(*) filter (where planted_date is null))::int as undated,
      (count(*) filter (where ${isRipe}))::int as ripe,
      case when o.garden_id in (select garden_id from watered_today) then 0
        else (count(*) filter (where ${isThirsty}))::int end as thirsty,
      coalesce($2::date - min(coalesce(last_watered, planted_date)) filter (where ${isThirsty}), 0) as dry,
      min(last_watered) filter (where ${isThirsty}) as watered,
      min(planted_date) filter (where ${isThirsty} and last_watered is null) as never_watered
    from own o left join kinds using (plant_id) group by o.garden_id
  ),
  harvests as materialized (
    select garden_id, plant_id, count(*)::int as plants, $2::date - min(expected_harvest_date) as "readyDays",
      (array_agg(id order by expected_harvest_date, grid_y, grid_x))[1] as id
    from own where ${isRipe} group by garden_id, plant_id
  ),
  busy as materialized (
    select n.*, n.undated + n.thirsty + coalesce(h.plants, 0) as due,
      (n.undated > 0)::int + (n.thirsty > 0)::int + coalesce(h.kinds, 0) as tasks
    from per_garden n left join (
      select garden_id, sum(plants)::int as plants, count(*)::int as kinds from harvests group by garden_id
    ) h using (garden_id)
    where n.undated + n.thirsty + coalesce(h.plants, 0) > 0
  ),
  stages as (
    select * from unnest($5::text[], $6::text[], $7::integer[], $8::integer[]) as s (plant_id, stage, since, until)
  ),
  alike as (
    select a.*, row_number() over (partition by stage order by ripe_on, planted_date, plant_id, garden_id) as place
    from (
      select a.*, case when is_over or is_harvested and s.stage = 'harvestable' then rest_stage else s.stage end as stage
      from (
        select garden_id, plant_id, planted_date, is_harvested, is_over, rest_stage,
          min(expected_harvest_date) as ripe_on, (array_agg(id order by grid_y, grid_x, id))[1:${DASHBOARD_PLANTS}] as ids
        from own group by garden_id, plant_id, planted_date, is_harvested, is_over, rest_stage
      ) a join stages s on s.plant_id = a.plant_id
        and greatest($2::date - a.planted_date, -1) between s.since and s.until
    ) a
  ),
  of_stage as (
    select o.*, a.stage, row_number() over (partition by a.stage order by i.copy, a.place) as nth
    from alike a cross join lateral unnest(a.ids) with ordinality as i (id, copy) join own o on o.id = i.id
    where a.place <= ${DASHBOARD_PLANTS}
  )
  select (select count(*)::int from ${gardens} where owner_id = $1) as gardens, t.*,
    ${rowsOf(`select g.id, g.name, g.soil_type, g.hardiness_zone, g.sunlight, g.maintenance, g.style, g.matrix, g.width,
        g.height, ${iso('created_at')}, ${iso('updated_at')}, coalesce(n.plants, 0) as "plantCount",
        ${rowsOf(`select id, plant_id, grid_x, grid_y, custom_planting_width, custom_planting_height, display_color,
          custom_plants_per_square from ${gardenPlants} where garden_id = g.id order by grid_y, grid_x`)} as plants
      from (select * from ${gardens} where owner_id = $1 order by created_at, id limit ${DASHBOARD_GARDENS}) g
        left join per_garden n on n.garden_id = g.id order by g.created_at, g.id`)} as first,
    ${rowsOf(`select p.stage, g.name as garden_name, (select to_json(c) from (select ${plantColumns}) c) as stored
      from of_stage p join ${gardens} g on g.id = p.garden_id where p.nth <= ${DASHBOARD_PLANTS}
      order by p.stage, p.nth`)} as cards,
    (select count(*)::int from busy) as busy,
    (select coalesce(sum(tasks), 0)::int from busy) as tasks,
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

export const dashboardOverview = (today: CalendarDay, { watering, stages, harvests }: PlantTimetable) => ({
  projection: dashboard,
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
    harvests.plantIds,
    harvests.restDays,
    harvests.stages,
  ],
});

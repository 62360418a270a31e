import { DASHBOARD_GARDENS, DASHBOARD_TODAY, type GardenRow } from '@planted/contracts';
import type { CalendarDay } from '@planted/garden-domain';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';

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
  /** How many plants of one kind have one planting date: they grow alike. */
  readonly alike: readonly (readonly [plantId: string, plantedDate: CalendarDay | null, plants: number])[];
  readonly today: readonly {
    readonly garden_id: string;
    readonly name: string;
    readonly datesToSet: number;
    readonly wateringDue: number;
    readonly harvestsDue: number;
  }[];
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
const rowsOf = (select: string): string => `(select coalesce(json_agg(s), '[]') from (${select}) s)`;
const iso = (column: string) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`;

/**
 * $1 owner, $2 today, $3 and $4 kinds of plants and the days between two of their waterings. A garden that was watered
 * today needs no more water today (3 §4).
 */
const text = `
  with own as materialized (select * from ${gardenPlants} where owner_id = $1),
  kinds as (select * from unnest($3::text[], $4::integer[]) as k (plant_id, every)),
  per_garden as materialized (
    select o.garden_id, count(*)::int as plants,
      (count(*) filter (where planted_date is null))::int as undated,
      (count(*) filter (where expected_harvest_date <= $2::date))::int as ripe,
      case when bool_or(last_watered = $2::date) then 0 else (count(*) filter (
        where planted_date <= $2::date and (last_watered is null or last_watered <= $2::date - every)))::int
      end as thirsty
    from own o left join kinds using (plant_id) group by o.garden_id
  )
  select (select count(*)::int from ${gardens} where owner_id = $1) as gardens, t.*,
    ${rowsOf(`select g.id, g.name, g.soil_type, g.hardiness_zone, g.sunlight, g.maintenance, g.matrix, g.width,
        g.height, ${iso('created_at')}, ${iso('updated_at')}, coalesce(n.plants, 0) as "plantCount",
        ${rowsOf(`select id, plant_id, grid_x, grid_y, custom_planting_width, custom_planting_height, display_color
          from ${gardenPlants} where garden_id = g.id order by grid_y, grid_x`)} as plants
      from (select * from ${gardens} where owner_id = $1 order by created_at, id limit ${DASHBOARD_GARDENS}) g
        left join per_garden n on n.garden_id = g.id order by g.created_at, g.id`)} as first,
    (select coalesce(json_agg(json_build_array(plant_id, planted_date, plants) order by plant_id, planted_date), '[]')
      from (select plant_id, planted_date, count(*) as plants from own group by plant_id, planted_date) a) as alike,
    ${rowsOf(`select n.garden_id, g.name, n.undated as "datesToSet", n.thirsty as "wateringDue",
        n.ripe as "harvestsDue"
      from per_garden n join ${gardens} g on g.id = n.garden_id
      where n.undated + n.thirsty + n.ripe > 0
      order by n.undated + n.thirsty + n.ripe desc, g.created_at, g.id limit ${DASHBOARD_TODAY}`)} as today
  from (
    select coalesce(sum(plants), 0)::int as plants, coalesce(sum(undated), 0)::int as undated,
      coalesce(sum(ripe), 0)::int as ripe from per_garden
  ) t`;

export const dashboardOverview = (
  today: CalendarDay,
  waterings: readonly { readonly plantId: string; readonly every: number }[],
) => ({
  projection: dashboard,
  name: 'tracking.dashboard_overview',
  text,
  values: [today, waterings.map(({ plantId }) => plantId), waterings.map(({ every }) => every)],
});

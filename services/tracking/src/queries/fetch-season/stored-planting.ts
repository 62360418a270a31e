import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { season } from '../../read-models/season/season.projection';

const day = (column: string) => `to_char(p.${column}, 'YYYY-MM-DD')`;
/** The days of steps that a column of the table `p` has, as a list. */
export const stepDays = (column: 'fixed' | 'done') =>
  `array(select json_build_object('step', d.key, 'day', d.value)
    from jsonb_each_text(p.${column}) d order by d.value, d.key)`;

/** The columns of a SeasonPlanting, of the table `p` of the season, whose owner is $1. */
export const seasonColumns = `p.id, p.garden_id as "gardenId", p.plant_id as "plantId",
  p.plant_name as "plantName", p.x, p.y, p.width, p.height, p.width * p.height as squares, p.color,
  p.plants_per_square as "plantsPerSquare", p.state, p.after_id as after, p.under_id as under, p.was_coming as "wasComing",
  ${stepDays('fixed')} as fixed, ${stepDays('done')} as done, ${day('planted_on')} as "plantedDay",
  to_char(p.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt",
  to_char(p.added_at at time zone 'UTC', 'YYYY-MM-DD') as "addedDay",
  array(select distinct to_char(c.day, 'YYYY-MM-DD') from ${dashboard.table('care')} c
    where c.garden_id = p.garden_id and c.kind = 'harvested' and p.id = any(c.plant_ids) order by 1) as "harvestDays",
  case when p.ended_on is null then null
    else json_build_object('day', ${day('ended_on')}, 'how', p.end_how, 'cause', p.end_cause) end as "end",
  case when p.rotation_reason is null then null
    else json_build_object('because', p.rotation_reason, 'day', ${day('rotation_ignored_on')}) end as "rotationIgnored"`;

/** All plantings of the gardener $1, garden by garden. */
export const ownPlantings = `${season.table('season_plantings')} p
  join ${season.table('season_gardens')} g on g.id = p.garden_id where p.owner_id = $1`;

/** What names a planting's place in that list. */
export const SEASON_ORDER = 'g.created_at, g.id, p.id';

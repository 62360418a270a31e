import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchLayoutQuery, type GardenRow, type OutputOf, type StandingPlanting } from '@planted/contracts';
import { type Handles, RefusalError, requestFor } from '@planted/service-kit';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { OwnerQueries } from '../../read-models/owner-queries';
import { season } from '../../read-models/season/season.projection';
import { plantColumns } from '../fetch-garden-plants/stored-plant';
import { stepDays } from '../fetch-season/stored-planting';

export class FetchLayoutQuery extends requestFor(fetchLayoutQuery) {}

interface StoredLayout extends Omit<GardenRow, 'created_at' | 'updated_at'> {
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly layout_version: number;
  readonly plants: readonly (StandingPlanting & { readonly garden_id: string })[];
  readonly coming: OutputOf<typeof fetchLayoutQuery>['coming'];
  readonly steps: OutputOf<typeof fetchLayoutQuery>['steps'];
}

/** What is to come in the garden `g`, and what was said of steps, in the shape of the answer. */
const COMING = `(select json_agg(s) from (
    select p.id, p.plant_id as "plantId", p.x, p.y, p.width, p.height, p.color, p.plants_per_square as "plantsPerSquare"
    from ${season.table('season_plantings')} p where p.garden_id = g.id and p.state = 'coming' order by p.id
  ) s)`;
const STEPS = `(select json_agg(s) from (
    select p.id, p.after_id as after, p.under_id as under, p.was_coming as "wasComing", ${stepDays('fixed')} as fixed, ${stepDays('done')} as done
    from ${season.table('season_plantings')} p where p.garden_id = g.id and p.state in ('standing', 'coming')
      and (p.after_id is not null or p.under_id is not null or p.was_coming or p.fixed <> '{}' or p.done <> '{}') order by p.id
  ) s)`;

/**
 * Garden, version and plantings by one statement: what is read in between by two could be of two versions. Two read
 * models may be of two: then the older one's counts, and a change that names it is told of what the newer one knows.
 */
const layoutOf = (gardenId: string) => ({
  projection: dashboard,
  also: [season],
  name: 'tracking.fetch_layout',
  text: `select g.id, g.name, g.soil_type, g.hardiness_zone, g.sunlight, g.maintenance, g.style, g.matrix, g.width, g.height,
      g.created_at, g.updated_at, least(g.layout_version, t.layout_version) as layout_version,
      coalesce(${COMING}, '[]') as coming, coalesce(${STEPS}, '[]') as steps,
      coalesce((select json_agg(s) from (
        select ${plantColumns} from ${dashboard.table('garden_plants')} p
        where p.garden_id = g.id order by p.grid_y, p.grid_x
      ) s), '[]') as plants
    from ${dashboard.table('gardens')} g left join ${season.table('season_gardens')} t on t.id = g.id where g.owner_id = $1 and g.id = $2`,
  values: [gardenId],
});

const withoutGarden = (row: StoredLayout['plants'][number]): StandingPlanting => {
  const { garden_id: _, ...plant } = row;
  return plant;
};

/** One garden as it stands, with the version that a change of its layout must name. */
@QueryHandler(FetchLayoutQuery)
export class FetchLayoutHandler implements Handles<typeof fetchLayoutQuery> {
  constructor(@Inject(OwnerQueries) private readonly own: OwnerQueries) {}

  /** @throws RefusalError not-found for a garden that is not the actor's. */
  async execute({ input, context }: FetchLayoutQuery): Promise<OutputOf<typeof fetchLayoutQuery>> {
    const [row] = await this.own.read<StoredLayout>(layoutOf(input.gardenId), context);
    if (!row) throw new RefusalError({ code: 'not-found', field: 'gardenId', message: 'Garden not found' });
    const { plants, coming, steps, layout_version: version, created_at, updated_at, ...garden } = row;
    return {
      garden: { ...garden, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() },
      version,
      plants: plants.map(withoutGarden),
      coming,
      steps,
    };
  }
}

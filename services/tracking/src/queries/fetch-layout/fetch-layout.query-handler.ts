import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchLayoutQuery, type GardenRow, type OutputOf, type StandingPlanting } from '@planted/contracts';
import { type Handles, RefusalError, requestFor } from '@planted/service-kit';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { OwnerQueries } from '../../read-models/owner-queries';
import { plantColumns } from '../fetch-garden-plants/stored-plant';

export class FetchLayoutQuery extends requestFor(fetchLayoutQuery) {}

interface StoredLayout extends Omit<GardenRow, 'created_at' | 'updated_at'> {
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly layout_version: number;
  readonly plants: readonly (StandingPlanting & { readonly garden_id: string })[];
}

/** Garden, version and plantings by one statement: what is read in between by two could be of two versions. */
const layoutOf = (gardenId: string) => ({
  projection: dashboard,
  name: 'tracking.fetch_layout',
  text: `select g.id, g.name, g.soil_type, g.hardiness_zone, g.sunlight, g.maintenance, g.matrix, g.width, g.height,
      g.created_at, g.updated_at, g.layout_version,
      coalesce((select json_agg(s) from (
        select ${plantColumns} from ${dashboard.table('garden_plants')} p
        where p.garden_id = g.id order by p.grid_y, p.grid_x
      ) s), '[]') as plants
    from ${dashboard.table('gardens')} g where g.owner_id = $1 and g.id = $2`,
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
    const { plants, layout_version: version, created_at, updated_at, ...garden } = row;
    return {
      garden: { ...garden, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() },
      version,
      plants: plants.map(withoutGarden),
    };
  }
}

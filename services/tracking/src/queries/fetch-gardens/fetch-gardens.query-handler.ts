import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { fetchGardensQuery, type GardenRow } from '@planted/contracts';
import { type Handles, requestFor } from '@planted/service-kit';
import { dashboard } from '../../read-models/dashboard/dashboard.projection';
import { OwnerQueries } from '../../read-models/owner-queries';

export class FetchGardensQuery extends requestFor(fetchGardensQuery) {}

type StoredGarden = Omit<GardenRow, 'created_at' | 'updated_at'> & { created_at: Date; updated_at: Date };

const ownGardens = {
  projection: dashboard,
  name: 'tracking.fetch_gardens',
  text: `select id, name, soil_type, hardiness_zone, sunlight, maintenance, style, matrix, width, height,
      created_at, updated_at
    from ${dashboard.table('gardens')} where owner_id = $1 order by created_at, id`,
};

/** The gardener's gardens, oldest first (3 §7). */
@QueryHandler(FetchGardensQuery)
export class FetchGardensHandler implements Handles<typeof fetchGardensQuery> {
  constructor(@Inject(OwnerQueries) private readonly own: OwnerQueries) {}

  async execute({ context }: FetchGardensQuery): Promise<GardenRow[]> {
    const rows = await this.own.read<StoredGarden>(ownGardens, context);
    return rows.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }));
  }
}

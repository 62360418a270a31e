import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { fetchPollinatorPlantsQuery, OutputOf, Plant } from '@planted/contracts';
import { type Handles, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { FetchPollinatorPlantsQuery } from './fetch-pollinator-plants.query';

type Answer = OutputOf<typeof fetchPollinatorPlantsQuery>;

/** Those that the catalogue marks as friendly to pollinators, by plant_name. */
@QueryHandler(FetchPollinatorPlantsQuery)
export class FetchPollinatorPlantsHandler
  implements Handles<typeof fetchPollinatorPlantsQuery>, IQueryHandler<FetchPollinatorPlantsQuery, Answer>
{
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async execute(): Promise<Answer> {
    const { rows } = await this.pool.query<Plant>({
      name: 'catalogue.fetch_pollinator_plants',
      text: `select * from catalogue.plants
             where pollinator_friendly
             order by plant_name`,
    });
    return { data: rows };
  }
}

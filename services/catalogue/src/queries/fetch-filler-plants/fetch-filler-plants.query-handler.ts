import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { fetchFillerPlantsQuery, OutputOf, Plant } from '@planted/contracts';
import { type Handles, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { FetchFillerPlantsQuery } from './fetch-filler-plants.query';

type Answer = OutputOf<typeof fetchFillerPlantsQuery>;

/** Small ones of 1 × 1 feet and medium ones with a side of 2 (2 §9), by plant_name. House plants fill no bed. */
@QueryHandler(FetchFillerPlantsQuery)
export class FetchFillerPlantsHandler
  implements Handles<typeof fetchFillerPlantsQuery>, IQueryHandler<FetchFillerPlantsQuery, Answer>
{
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async execute(): Promise<Answer> {
    const { rows } = await this.pool.query<Plant>({
      name: 'catalogue.fetch_filler_plants',
      text: `select * from catalogue.plants
             where greatest(planting_width, planting_height) <= 2 and plant_type <> 'house plant'
             order by plant_name`,
    });
    return { data: rows };
  }
}

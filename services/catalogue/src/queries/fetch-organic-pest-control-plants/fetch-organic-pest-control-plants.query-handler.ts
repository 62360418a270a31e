import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { fetchOrganicPestControlPlantsQuery, OutputOf, Plant } from '@planted/contracts';
import { type Handles, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { FetchOrganicPestControlPlantsQuery } from './fetch-organic-pest-control-plants.query';

type Answer = OutputOf<typeof fetchOrganicPestControlPlantsQuery>;

/** Those that the catalogue marks for organic pest control, by plant_name. */
@QueryHandler(FetchOrganicPestControlPlantsQuery)
export class FetchOrganicPestControlPlantsHandler
  implements
    Handles<typeof fetchOrganicPestControlPlantsQuery>,
    IQueryHandler<FetchOrganicPestControlPlantsQuery, Answer>
{
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async execute(): Promise<Answer> {
    const { rows } = await this.pool.query<Plant>({
      name: 'catalogue.fetch_organic_pest_control_plants',
      text: `select * from catalogue.plants
             where organic_pest_control
             order by plant_name`,
    });
    return { data: rows };
  }
}

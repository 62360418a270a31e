import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import type { fetchSeasonFactsQuery, OutputOf, SeasonFact } from '@planted/contracts';
import { type Handles, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { FetchSeasonFactsQuery } from './fetch-season-facts.query';

/** All kinds, by id. */
@QueryHandler(FetchSeasonFactsQuery)
export class FetchSeasonFactsHandler implements Handles<typeof fetchSeasonFactsQuery> {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async execute(): Promise<OutputOf<typeof fetchSeasonFactsQuery>> {
    const { rows } = await this.pool.query<{ fact: SeasonFact }>({
      name: 'catalogue.fetch_season_facts',
      text: 'select fact from catalogue.season_facts order by plant_id',
    });
    return { data: rows.map(({ fact }) => fact) };
  }
}

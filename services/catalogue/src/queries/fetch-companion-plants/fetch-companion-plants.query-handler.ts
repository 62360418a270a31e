import { Inject } from '@nestjs/common';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { CompanionRelation, fetchCompanionPlantsQuery, OutputOf } from '@planted/contracts';
import { type Handles, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { FetchCompanionPlantsQuery } from './fetch-companion-plants.query';

type Answer = OutputOf<typeof fetchCompanionPlantsQuery>;

interface Row {
  readonly plant_id: string;
  readonly relations: CompanionRelation[];
}

/** The relations of each known plant, read from both ends of its pairs; bad ones first, then by id. */
@QueryHandler(FetchCompanionPlantsQuery)
export class FetchCompanionPlantsHandler
  implements Handles<typeof fetchCompanionPlantsQuery>, IQueryHandler<FetchCompanionPlantsQuery, Answer>
{
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async execute({ input }: FetchCompanionPlantsQuery): Promise<Answer> {
    const { rows } = await this.pool.query<Row>({
      name: 'catalogue.fetch_companion_plants',
      text: `select plants.id as plant_id,
               coalesce(
                 jsonb_agg(
                   jsonb_strip_nulls(
                     jsonb_build_object('id', other, 'relation', relation, 'mechanism', mechanism,
                                        'reason', reason, 'evidence', evidence, 'measured', measured)
                   )
                   order by array_position(array['bad', 'moderate', 'good'], relation), other
                 ) filter (where other is not null),
                 '[]'
               ) as relations
             from catalogue.plants
             left join lateral (
               select b as other, relation, mechanism, reason, evidence, measured
               from catalogue.plant_relations where a = plants.id
               union all
               select a, relation, mechanism, reason, evidence, measured
               from catalogue.plant_relations where b = plants.id
             ) as ends on true
             where plants.id = any($1)
             group by plants.id`,
      values: [input.plantIds],
    });
    return { data: Object.fromEntries(rows.map(({ plant_id, relations }) => [plant_id, relations])) };
  }
}

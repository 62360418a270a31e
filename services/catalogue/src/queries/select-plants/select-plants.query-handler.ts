import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import type { selectPlantsQuery } from '@planted/contracts';
import { type Handles, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { SelectPlantsQuery } from './select-plants.query';
import { type Sql, toSql } from './to-sql';

@QueryHandler(SelectPlantsQuery)
export class SelectPlantsHandler implements Handles<typeof selectPlantsQuery> {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async execute({ input }: SelectPlantsQuery) {
    const { rows, count } = toSql(input);
    const found = await this.read<Record<string, unknown>>(rows);
    if (!input.count) return { rows: found, count: null };
    const [counted] = await this.read<{ count: number }>(count);
    return { rows: found, count: counted?.count ?? 0 };
  }

  private async read<Row extends object>({ text, values }: Sql): Promise<Row[]> {
    return (await this.pool.query<Row>(text, [...values])).rows;
  }
}

import { Inject } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { exportMessagesQuery } from '@planted/contracts';
import { type Handles, POOL, requestFor, signedIn } from '@planted/service-kit';
import type { Pool } from 'pg';

export class ExportMessagesQuery extends requestFor(exportMessagesQuery) {}

const PAGE = 50;
const own = 'from community.contact_messages where gardener_id = $1';

interface Row {
  readonly id: string;
  readonly email: string;
  readonly message: string;
  readonly created_at: Date;
}

@QueryHandler(ExportMessagesQuery)
export class ExportMessagesHandler implements Handles<typeof exportMessagesQuery> {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  async execute({ input, context }: ExportMessagesQuery) {
    const { rows } = await this.pool.query<Row>(
      `select id, email, message, created_at ${own}
       and ($2::uuid is null or (created_at, id) > (select created_at, id ${own} and id = $2))
       order by created_at, id limit ${PAGE}`,
      [signedIn(context), input.after],
    );
    return {
      rows: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      next: rows.length < PAGE ? null : (rows.at(-1)?.id ?? null),
    };
  }
}

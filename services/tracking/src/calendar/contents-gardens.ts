import { Inject, Injectable } from '@nestjs/common';
import type { CalendarContents, MessageContext } from '@planted/contracts';
import { RefusalError } from '@planted/service-kit';
import { OwnerQueries } from '../read-models/owner-queries';
import { season } from '../read-models/season/season.projection';

/** Ownership check of the gardens that an address is to tell of. */
@Injectable()
export class ContentsGardens {
  constructor(@Inject(OwnerQueries) private readonly own: OwnerQueries) {}

  /** @throws RefusalError not-found where one of them is not the actor's */
  async assertOwn({ gardenIds }: CalendarContents, context: MessageContext): Promise<void> {
    if (gardenIds === null) return;
    const rows = await this.own.read(
      {
        projection: season,
        name: 'tracking.own_calendar_gardens',
        text: `select id from ${season.table('season_gardens')} where owner_id = $1 and id = any ($2::uuid[])`,
        values: [gardenIds],
      },
      context,
    );
    if (rows.length < gardenIds.length)
      throw new RefusalError({
        code: 'not-found',
        field: 'contents.gardenIds',
        message: 'Garden not found',
      });
  }
}

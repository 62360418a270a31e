import { Inject, Injectable } from '@nestjs/common';
import { gardenStream } from '@planted/contracts';
import { POOL, RefusalError } from '@planted/service-kit';
import type { Pool } from 'pg';

/** Ownership check of the garden whose place or past is asked for. */
@Injectable()
export class OwnedGardens {
  constructor(@Inject(POOL) private readonly pool: Pool) {}

  /**
   * Whoever first saved a garden is its gardener, for good: one row tells, however long the stream is.
   * @throws RefusalError not-found for a garden that is not the gardener's, or not there
   */
  async assertOwn(gardenId: string, gardenerId: string): Promise<void> {
    const { rowCount } = await this.pool.query({
      name: 'gardens.own_garden',
      text: 'select from event_store.events where stream = $1 and version = 1 and actor = $2',
      values: [gardenStream(gardenId), gardenerId],
    });
    if (rowCount === 0)
      throw new RefusalError({ code: 'not-found', field: 'gardenId', message: 'Garden not found' });
  }
}

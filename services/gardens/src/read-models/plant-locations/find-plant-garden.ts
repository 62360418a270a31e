import { Inject, Injectable } from '@nestjs/common';
import { type EventStore, waitForOwnWrites } from '@planted/event-sourcing';
import { EVENT_STORE, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { plantLocations } from './plant-locations.projection';

/** Finds the garden in which one of a gardener's plants was planted. */
@Injectable()
export class FindPlantGarden {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** The garden's id; undefined for an unknown plant and for somebody else's. Waits for the gardener's own writes. */
  async gardenOf(plantId: string, ownerId: string): Promise<string | undefined> {
    await waitForOwnWrites({ store: this.store, actor: ownerId, projection: plantLocations.id });
    const { rows } = await this.pool.query<{ garden_id: string }>({
      name: 'gardens.find_plant_garden',
      text: `select garden_id from ${plantLocations.table('plant_locations')} where plant_id = $1 and owner_id = $2`,
      values: [plantId, ownerId],
    });
    return rows[0]?.garden_id;
  }
}

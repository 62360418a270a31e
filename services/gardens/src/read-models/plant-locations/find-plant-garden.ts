import { Inject, Injectable } from '@nestjs/common';
import { type EventStore, waitForOwnWrites } from '@planted/event-sourcing';
import { EVENT_STORE, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import { plantLocations } from './plant-locations.projection';

/** Finds the gardens in which a gardener's plants were planted. */
@Injectable()
export class FindPlantGarden {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** The garden's id; undefined for an unknown plant and for another user's. Waits for the gardener's own writes. */
  async gardenOf(plantId: string, ownerId: string): Promise<string | undefined> {
    return (await this.gardensOf([plantId], ownerId)).get(plantId);
  }

  /** The same for several plants at once: the gardens' ids by plant, without those that gardenOf knows nothing of. */
  async gardensOf(plantIds: readonly string[], ownerId: string): Promise<ReadonlyMap<string, string>> {
    await waitForOwnWrites({ store: this.store, actor: ownerId, projections: [plantLocations.id] });
    const { rows } = await this.pool.query<{ plant_id: string; garden_id: string }>({
      name: 'gardens.find_plant_gardens',
      text: `select plant_id, garden_id from ${plantLocations.table('plant_locations')}
        where plant_id = any($1::uuid[]) and owner_id = $2`,
      values: [plantIds, ownerId],
    });
    return new Map(rows.map(({ plant_id, garden_id }) => [plant_id, garden_id]));
  }

  /** Which of these ids are plants of other gardens, whosever. */
  async takenElsewhere(plantIds: readonly string[], gardenId: string): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ plant_id: string }>({
      name: 'gardens.find_taken_plant_ids',
      text: `select plant_id from ${plantLocations.table('plant_locations')}
        where plant_id = any($1::uuid[]) and garden_id <> $2`,
      values: [plantIds, gardenId],
    });
    return new Set(rows.map(({ plant_id }) => plant_id));
  }
}

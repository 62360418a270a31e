import { randomUUID } from 'node:crypto';
import { fetchGardenPlantsQuery, fetchGardensQuery, fetchRecentActivitiesQuery } from '@planted/contracts';
import { createEventStore } from '@planted/event-sourcing';
import { asGardener, catalogueStandIn, examplePlant, startServices } from '@planted/service-kit/testing';
import pg from 'pg';
import { trackingService } from '../tracking.service';
import { gardenStory } from './garden-story';

/** The only plant of the catalogue here. */
export const radish = examplePlant();

/** The tracking service on a database of its own, on 27 May 2026: tell it stories, then ask as a gardener. */
export async function startTracking() {
  const services = await startServices([trackingService, catalogueStandIn([radish])], {
    clock: () => new Date('2026-05-27T12:00:00Z'),
  });
  const pool = new pg.Pool({ connectionString: services.databaseUrl });
  const store = createEventStore(pool);
  const { messaging } = services;
  return {
    messaging,
    pool,
    store,
    newStory: (owner: string = randomUUID(), firstMinute = 0) => gardenStory(store, owner, firstMinute),
    gardens: (owner: string) => messaging.send(fetchGardensQuery, {}, asGardener(owner)),
    plants: async (owner: string) =>
      (await messaging.send(fetchGardenPlantsQuery, {}, asGardener(owner))).data,
    activities: (owner: string) => messaging.send(fetchRecentActivitiesQuery, {}, asGardener(owner)),
    async stop() {
      await store.close();
      await pool.end();
      await services.stop();
    },
  };
}
export type Tracking = Awaited<ReturnType<typeof startTracking>>;

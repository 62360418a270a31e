import { randomUUID } from 'node:crypto';
import {
  addJournalEntryCommand,
  addReminderCommand,
  fetchDashboardQuery,
  fetchGardenActivitiesQuery,
  fetchGardenAnalyticsQuery,
  fetchGardenPlantsQuery,
  fetchGardensQuery,
  fetchJournalEntriesQuery,
  fetchRecentActivitiesQuery,
  fetchUserRemindersQuery,
  type InputOf,
  type MessageContext,
  type Refusal,
  updateReminderCommand,
} from '@planted/contracts';
import { createEventStore } from '@planted/event-sourcing';
import { asGardener, catalogueStandIn, examplePlant, startServices } from '@planted/service-kit/testing';
import { RefusalError } from '@planted/service-kit';
import pg from 'pg';
import { trackingService } from '../tracking.service';
import { gardenStory } from './garden-story';

type NewReminder = InputOf<typeof addReminderCommand>;
type NewEntry = InputOf<typeof addJournalEntryCommand>;

/** The only plant of the catalogue here. */
export const radish = examplePlant();

/** The tracking service on a database of its own, on 27 May 2026: tell it stories, then ask as a gardener. */
export async function startTracking() {
  let time = '2026-05-27T12:00:00.000Z';
  const services = await startServices([trackingService, catalogueStandIn([radish])], {
    clock: () => new Date(time),
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
    plantsPage: (owner: string, asked: InputOf<typeof fetchGardenPlantsQuery>) =>
      messaging.send(fetchGardenPlantsQuery, asked, asGardener(owner)),
    dashboard: (owner: string, day?: string) =>
      messaging.send(fetchDashboardQuery, { ...(day !== undefined && { day }) }, asGardener(owner)),
    ofGarden: (owner: string, gardenId: string, before?: string) =>
      messaging.send(
        fetchGardenActivitiesQuery,
        { gardenId, ...(before !== undefined && { before }) },
        asGardener(owner),
      ),
    analytics: (owner: string, gardenId: string, days: number, day?: string) =>
      messaging.send(
        fetchGardenAnalyticsQuery,
        { gardenId, days, ...(day !== undefined && { day }) },
        asGardener(owner),
      ),
    reminders: (owner: string) => messaging.send(fetchUserRemindersQuery, {}, asGardener(owner)),
    /** Adds a reminder for 28 May at 18:00 (UTC), unless it is told otherwise; answers its id. */
    remind: async (by: string | MessageContext, changes: Partial<NewReminder> = {}) =>
      (
        await messaging.send(
          addReminderCommand,
          { title: 'Tie up the peas', reminder_datetime: '2026-05-28T18:00:00Z', ...changes },
          typeof by === 'string' ? asGardener(by) : by,
        )
      ).id,
    tick: (by: string | MessageContext, id: string, is_completed = true) =>
      messaging.send(
        updateReminderCommand,
        { id, is_completed },
        typeof by === 'string' ? asGardener(by) : by,
      ),
    journal: (owner: string, before?: string) =>
      messaging.send(fetchJournalEntriesQuery, before === undefined ? {} : { before }, asGardener(owner)),
    write: async (by: string | MessageContext, changes: Partial<NewEntry> = {}) =>
      (
        await messaging.send(
          addJournalEntryCommand,
          { title: 'First tomato', content: 'It is red.', privacy: 'private', ...changes },
          typeof by === 'string' ? asGardener(by) : by,
        )
      ).id,
    async eventCount() {
      const { rows } = await pool.query<{ count: string }>('select count(*) from event_store.events');
      return Number(rows[0]?.count);
    },
    /** Sets the clock. */
    itIs(moment: string) {
      time = moment;
    },
    async stop() {
      await store.close();
      await pool.end();
      await services.stop();
    },
  };
}
export type Tracking = Awaited<ReturnType<typeof startTracking>>;

/** What an attempt was refused with. @throws Error when it was not. */
export async function refusalOf(attempt: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await attempt.then(
    () => new Error('it was not refused'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof RefusalError)) throw error;
  return error.refusal;
}

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
  fetchLayoutQuery,
  fetchRecentActivitiesQuery,
  fetchSeasonQuery,
  fetchUserRemindersQuery,
  type InputOf,
  type MessageContext,
  updateReminderCommand,
} from '@planted/contracts';
import { asGardener, catalogueStandIn, examplePlant, startWithEvents } from '@planted/service-kit/testing';
import { trackingService } from '../tracking.service';
import { gardenStory } from './garden-story';

type NewReminder = InputOf<typeof addReminderCommand>;
type NewEntry = InputOf<typeof addJournalEntryCommand>;

/** The plants of the catalogue here: one that bears again after a harvest, and one that does not. */
export const radish = examplePlant();
const carrot = examplePlant({ id: 'carrot', plant_name: 'Carrot', single_harvest: true });

/** The tracking service on a database of its own, on 27 May 2026: tell it stories, then ask as a gardener. */
export async function startTracking() {
  let time = '2026-05-27T12:00:00.000Z';
  const { messaging, pool, store, eventCount, stop } = await startWithEvents(
    [trackingService, catalogueStandIn([radish, carrot])],
    {
      clock: () => new Date(time),
    },
  );
  return {
    messaging,
    pool,
    store,
    newStory: (owner: string = randomUUID(), firstMinute = 0) => gardenStory(store, owner, firstMinute),
    gardens: (owner: string) => messaging.send(fetchGardensQuery, {}, asGardener(owner)),
    plants: async (owner: string) =>
      (await messaging.send(fetchGardenPlantsQuery, {}, asGardener(owner))).data,
    layout: (owner: string, gardenId: string) =>
      messaging.send(fetchLayoutQuery, { gardenId }, asGardener(owner)),
    season: (owner: string, after?: string) =>
      messaging.send(fetchSeasonQuery, after === undefined ? {} : { after }, asGardener(owner)),
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
    /** Adds a reminder for 28 May at 18:00 (UTC), unless specified otherwise; answers its id. */
    remind: async (by: string | MessageContext, changes: Partial<NewReminder> = {}) =>
      (
        await messaging.send(
          addReminderCommand,
          { title: 'Tie up the peas', reminder_datetime: '2026-05-28T18:00:00Z', ...changes },
          typeof by === 'string' ? asGardener(by) : by,
        )
      ).id,
    tick: (by: string | MessageContext, id: string, is_completed = true, completed_at?: string) =>
      messaging.send(
        updateReminderCommand,
        { id, is_completed, completed_at },
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
    eventCount,
    /** Sets the clock. */
    itIs(moment: string) {
      time = moment;
    },
    stop,
  };
}
export type Tracking = Awaited<ReturnType<typeof startTracking>>;

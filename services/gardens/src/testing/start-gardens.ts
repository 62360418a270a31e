import { randomUUID } from 'node:crypto';
import {
  addGardenEventCommand,
  adoptBranchCommand,
  beginBranchCommand,
  changeBranchCommand,
  changeLayoutCommand,
  choosePlaceCommand,
  discardBranchCommand,
  fetchBranchesQuery,
  fetchBranchQuery,
  fetchPastQuery,
  fetchPlaceQuery,
  type GardenEvent,
  gardenStream,
  type InputOf,
  type MessageContext,
  removePlantsCommand,
  renameBranchCommand,
  restoreBranchCommand,
  saveGardenCommand,
  savePlantsCommand,
  updatePlantHealthRatingCommand,
  updatePlantingDatesCommand,
  waterAllPlantsCommand,
} from '@planted/contracts';
import { type RecordedEvent, waitForOwnWrites } from '@planted/event-sourcing';
import { createEventEncryption, createPersonalData, readMasterKey } from '@planted/service-kit';
import { asGardener, catalogueStandIn, examplePlant, startWithEvents } from '@planted/service-kit/testing';
import { cell, plantMapOf, radish, tomato } from '../garden/garden.examples';
import { gardensService } from '../gardens.service';
import { plantLocations } from '../read-models/plant-locations/plant-locations.projection';

export type SaveInput = InputOf<typeof saveGardenCommand>;
export type PlantsInput = InputOf<typeof savePlantsCommand>;
export type EventDetails = InputOf<typeof addGardenEventCommand>['eventDetails'];

/** The kitchen bed of the examples as a save names it: 4 × 3, without its bottom right corner. */
export const settings = {
  name: 'Kitchen Bed',
  soil_type: 'Loamy',
  hardiness_zone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1,1,1\n1,1,1,1\n1,1,1,0',
} as const;

/** The gardens service on a database of its own, in a gardener's verbs, with the events that it has stored. */
export async function startGardens() {
  let time = Date.parse('2026-05-21T09:00:00.000Z');
  const catalogue = catalogueStandIn([radish, tomato].map((known) => examplePlant(known)));
  const { messaging, pool, store, eventCount, stop } = await startWithEvents([gardensService, catalogue], {
    clock: () => new Date(time),
  });
  const { decrypt } = createEventEncryption(
    createPersonalData(pool, await readMasterKey({ NODE_ENV: 'test' })),
  );

  const save = (context: MessageContext, input: Partial<SaveInput> & { gardenId: string }) =>
    messaging.send(saveGardenCommand, { ...settings, ...input }, context);
  const eventsOf = async (gardenId: string) =>
    (await decrypt(
      await store.readStream(gardenStream(gardenId)),
    )) as unknown as RecordedEvent<GardenEvent>[];

  return {
    pool,
    store,
    save,
    plant: (context: MessageContext, input: PlantsInput) => messaging.send(savePlantsCommand, input, context),
    change: (context: MessageContext, input: InputOf<typeof changeLayoutCommand>) =>
      messaging.send(changeLayoutCommand, input, context),
    choosePlace: (context: MessageContext, input: InputOf<typeof choosePlaceCommand>) =>
      messaging.send(choosePlaceCommand, input, context),
    begin: (context: MessageContext, input: InputOf<typeof beginBranchCommand>) =>
      messaging.send(beginBranchCommand, input, context),
    rename: (context: MessageContext, input: InputOf<typeof renameBranchCommand>) =>
      messaging.send(renameBranchCommand, input, context),
    changeBranch: (context: MessageContext, input: InputOf<typeof changeBranchCommand>) =>
      messaging.send(changeBranchCommand, input, context),
    discard: (context: MessageContext, input: InputOf<typeof discardBranchCommand>) =>
      messaging.send(discardBranchCommand, input, context),
    restore: (context: MessageContext, input: InputOf<typeof restoreBranchCommand>) =>
      messaging.send(restoreBranchCommand, input, context),
    adopt: (context: MessageContext, input: InputOf<typeof adoptBranchCommand>) =>
      messaging.send(adoptBranchCommand, input, context),
    branchesOf: async (context: MessageContext, gardenId: string) =>
      (await messaging.send(fetchBranchesQuery, { gardenId }, context)).data,
    branchOf: async (context: MessageContext, input: InputOf<typeof fetchBranchQuery>) =>
      (await messaging.send(fetchBranchQuery, input, context)).data,
    /** What was chosen for a garden; for all of the gardener's without one. */
    placeOf: async (context: MessageContext, gardenId?: string) =>
      (await messaging.send(fetchPlaceQuery, gardenId === undefined ? {} : { gardenId }, context)).data,
    pastOf: async (context: MessageContext, input: InputOf<typeof fetchPastQuery>) =>
      (await messaging.send(fetchPastQuery, input, context)).data,
    log: (context: MessageContext, eventDetails: EventDetails) =>
      messaging.send(addGardenEventCommand, { eventDetails }, context),
    setDates: (context: MessageContext, dates: readonly (readonly [string, string])[]) =>
      messaging.send(
        updatePlantingDatesCommand,
        { plantingDates: dates.map(([plant_id, planted_date]) => ({ plant_id, planted_date })) },
        context,
      ),
    rate: (context: MessageContext, ratings: readonly (readonly [string, number])[]) =>
      messaging.send(
        updatePlantHealthRatingCommand,
        { plantHealthUpdates: ratings.map(([plant_id, health_rating]) => ({ plant_id, health_rating })) },
        context,
      ),
    water: (context: MessageContext, gardenId: string, wateringDate: string) =>
      messaging.send(waterAllPlantsCommand, { gardenId, wateringDate }, context),
    remove: (context: MessageContext, plantIds: string[]) =>
      messaging.send(removePlantsCommand, { plantIds }, context),
    /** A new kitchen bed with radishes in its first cells; answers the garden and its plants' ids. */
    async radishBed(owner: string, radishes: number) {
      const gardenId = randomUUID();
      await save(asGardener(owner), { gardenId });
      const filled = Object.fromEntries(Array.from({ length: radishes }, (_, at) => [at, cell(radish)]));
      const layout = { gardenId, gardenWidth: 4, plantMap: plantMapOf(12, filled) };
      await messaging.send(savePlantsCommand, layout, asGardener(owner));
      const last = (await eventsOf(gardenId)).at(-1);
      return { gardenId, plantIds: last?.type === 'LayoutSaved' ? last.data.plants.map(({ id }) => id) : [] };
    },
    /** Waits until the read model knows in which gardens these gardeners' plants stand. */
    async plantsAreLocated(...owners: readonly string[]) {
      for (const actor of owners) {
        const { caughtUp } = await waitForOwnWrites({
          store,
          actor,
          projections: [plantLocations.id],
          timeoutMs: 20_000,
        });
        if (!caughtUp) throw new Error('the plants were not located in time');
      }
    },
    /** A new garden of this gardener; answers its id. */
    async savedGarden(owner: string, changes: Partial<SaveInput> = {}) {
      const gardenId = randomUUID();
      await save(asGardener(owner), { gardenId, ...changes });
      return gardenId;
    },
    eventsOf,
    /** The plants of the newest stored layout. */
    async layoutOf(gardenId: string) {
      const last = (await eventsOf(gardenId)).findLast(({ type }) => type === 'LayoutSaved');
      return last?.type === 'LayoutSaved' ? last.data.plants : [];
    },
    eventCount,
    now: () => new Date(time).toISOString(),
    aMinutePasses() {
      time += 60_000;
    },
    stop,
  };
}
export type Gardens = Awaited<ReturnType<typeof startGardens>>;

import { z } from 'zod';
import { changed } from '../correction';
import {
  addGardenEventCall,
  correctGardenEventCall,
  withdrawGardenEventCall,
  restoreGardenEventCall,
} from '../http/activities';
import {
  removePlantsCall,
  updatePlantHealthRatingCall,
  updatePlantingDatesCall,
  waterAllPlantsCall,
} from '../http/garden-plants';
import { fetchPastCall, saveGardenCall, savePlantsCall } from '../http/gardens';
import { fetchOwnKindsCall, removeOwnKindCall, saveOwnKindCall } from '../http/own-kinds';
import { changeLayoutCall } from '../http/layout';
import { choosePlaceCall, fetchPlaceCall } from '../http/places';
import { defineCommand, defineQuery } from '../message';
import { uuid } from '../text';

/** A list of plants may concern every garden of a gardener, each of which is a stream of its own. */
const LIST_DEADLINE_MS = 10_000;

/** Saves a garden under an id that the gateway derives from owner and draft, so that a repeat is the same garden. */
export const saveGardenCommand = defineCommand({
  service: 'gardens',
  name: 'save-garden',
  input: saveGardenCall.request.extend({ gardenId: uuid }),
  output: saveGardenCall.answer,
});

export const savePlantsCommand = defineCommand({
  service: 'gardens',
  name: 'save-plants',
  input: savePlantsCall.request,
  output: savePlantsCall.answer,
});

export const addGardenEventCommand = defineCommand({
  service: 'gardens',
  name: 'add-garden-event',
  input: addGardenEventCall.request,
  output: z.object({ id: uuid }),
});

/** Plants of several gardens may be named; one that is not the actor's refuses them all. */
export const updatePlantingDatesCommand = defineCommand({
  service: 'gardens',
  name: 'update-planting-dates',
  input: updatePlantingDatesCall.request,
  output: updatePlantingDatesCall.answer,
  deadlineMs: LIST_DEADLINE_MS,
});

/** The same for how healthy they are. */
export const updatePlantHealthRatingCommand = defineCommand({
  service: 'gardens',
  name: 'update-plant-health-rating',
  input: updatePlantHealthRatingCall.request,
  output: updatePlantHealthRatingCall.answer,
  deadlineMs: LIST_DEADLINE_MS,
});

export const waterAllPlantsCommand = defineCommand({
  service: 'gardens',
  name: 'water-all-plants',
  input: waterAllPlantsCall.request,
  output: waterAllPlantsCall.answer,
});

/** Takes plants out of one or several gardens; one that is not the actor's refuses them all. */
export const removePlantsCommand = defineCommand({
  service: 'gardens',
  name: 'remove-plants',
  input: removePlantsCall.request,
  output: removePlantsCall.answer,
  deadlineMs: LIST_DEADLINE_MS,
});

/** Corrects an event, a watering or a rating that was logged. */
export const correctGardenEventCommand = defineCommand({
  service: 'gardens',
  name: 'correct-garden-event',
  input: correctGardenEventCall.request,
  output: changed,
});

/** Takes one of them back. */
export const withdrawGardenEventCommand = defineCommand({
  service: 'gardens',
  name: 'withdraw-garden-event',
  input: withdrawGardenEventCall.request,
  output: changed,
});

/** Brings one back that was taken back. */
export const restoreGardenEventCommand = defineCommand({
  service: 'gardens',
  name: 'restore-garden-event',
  input: restoreGardenEventCall.request,
  output: changed,
});

/** Makes the named changes of one act in a garden's layout, all or none. */
export const changeLayoutCommand = defineCommand({
  service: 'gardens',
  name: 'change-layout',
  input: changeLayoutCall.request,
  output: changeLayoutCall.answer,
});

/** Chooses the place or the own frost dates of a garden, or of all of the actor's. */
export const choosePlaceCommand = defineCommand({
  service: 'gardens',
  name: 'choose-place',
  input: choosePlaceCall.request,
  output: choosePlaceCall.answer,
});

/** What the actor chose for a garden or for all, and the climate that follows. */
export const fetchPlaceQuery = defineQuery({
  service: 'gardens',
  name: 'fetch-place',
  input: fetchPlaceCall.request,
  output: fetchPlaceCall.answer,
});

/** What stood in a garden on any day, by what is known now and by what was known then. */
export const fetchPastQuery = defineQuery({
  service: 'gardens',
  name: 'fetch-past',
  input: fetchPastCall.request,
  output: fetchPastCall.answer,
});

/** Adds or changes a kind of the gardener's own. */
export const saveOwnKindCommand = defineCommand({
  service: 'gardens',
  name: 'save-own-kind',
  input: saveOwnKindCall.request,
  output: saveOwnKindCall.answer,
});

/** Offers an own kind no more. */
export const removeOwnKindCommand = defineCommand({
  service: 'gardens',
  name: 'remove-own-kind',
  input: removeOwnKindCall.request,
  output: removeOwnKindCall.answer,
});

/** The gardener's own kinds. */
export const fetchOwnKindsQuery = defineQuery({
  service: 'gardens',
  name: 'fetch-own-kinds',
  input: fetchOwnKindsCall.request,
  output: fetchOwnKindsCall.answer,
});

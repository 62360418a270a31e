import { z } from 'zod';
import { addGardenEventCall } from '../http/activities';
import { saveGardenCall, savePlantsCall } from '../http/gardens';
import { defineCommand } from '../message';
import { uuid } from '../text';

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

import { z } from 'zod';
import { changed } from '../correction';
import {
  addReminderCall,
  updateReminderCall,
  editReminderCall,
  moveReminderCall,
  snoozeReminderCall,
  endReminderCall,
  deleteReminderCall,
  restoreReminderCall,
} from '../http/reminders';
import { defineCommand, defineQuery, nothing } from '../message';
import { reminder } from '../reminder';
import { uuid } from '../text';

/** The actor's reminders: open ones by date, then the completed, the latest first. */
export const fetchUserRemindersQuery = defineQuery({
  service: 'tracking',
  name: 'fetch-user-reminders',
  input: nothing,
  output: z.array(reminder),
});

/** Adds a reminder; a garden or plant that is not the actor's refuses it. */
export const addReminderCommand = defineCommand({
  service: 'tracking',
  name: 'add-reminder',
  input: addReminderCall.request,
  output: z.object({ id: uuid }),
});

/** Ticks a reminder off, or opens it again. */
export const updateReminderCommand = defineCommand({
  service: 'tracking',
  name: 'update-reminder',
  input: updateReminderCall.request,
  output: updateReminderCall.answer.shape.data,
});

/** Changes what a reminder says, is about and how it comes back. */
export const editReminderCommand = defineCommand({
  service: 'tracking',
  name: 'edit-reminder',
  input: editReminderCall.request,
  output: changed,
});

/** Moves a date of a reminder, and the later ones with it. */
export const moveReminderCommand = defineCommand({
  service: 'tracking',
  name: 'move-reminder',
  input: moveReminderCall.request,
  output: changed,
});

/** Lets one date of a reminder ask at another time. */
export const snoozeReminderCommand = defineCommand({
  service: 'tracking',
  name: 'snooze-reminder',
  input: snoozeReminderCall.request,
  output: changed,
});

/** Ends a reminder: it asks no more. */
export const endReminderCommand = defineCommand({
  service: 'tracking',
  name: 'end-reminder',
  input: endReminderCall.request,
  output: changed,
});

/** Deletes a reminder with all its dates. */
export const deleteReminderCommand = defineCommand({
  service: 'tracking',
  name: 'delete-reminder',
  input: deleteReminderCall.request,
  output: changed,
});

/** Takes the deletion of a reminder back, or else its end. */
export const restoreReminderCommand = defineCommand({
  service: 'tracking',
  name: 'restore-reminder',
  input: restoreReminderCall.request,
  output: changed,
});

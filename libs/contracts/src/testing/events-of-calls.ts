import type { BranchEvent } from '../events/branch-events';
import type { CalendarEvent } from '../events/calendar-events';
import type { GardenEvent } from '../events/garden-events';
import type { GardenerEvent } from '../events/gardener-events';
import type { JournalEvent } from '../events/journal-events';
import type { MorningNoteEvent } from '../events/morning-note-events';
import type { OwnKindEvent } from '../events/own-kind-events';
import type { PlaceEvent } from '../events/place-events';
import type { ReminderEvent } from '../events/reminder-events';

type EventName = (
  | GardenEvent
  | BranchEvent
  | ReminderEvent
  | JournalEvent
  | PlaceEvent
  | OwnKindEvent
  | CalendarEvent
  | MorningNoteEvent
  | GardenerEvent
)['type'];

/**
 * What each call that changes something may store, by the call's name. Event types are in the log for good and keep the
 * names that they were stored under; everything before them has the call's verb and noun.
 */
export const EVENTS_OF_CALLS: Readonly<Record<string, readonly EventName[]>> = {
  'save-garden': ['GardenSaved'],
  'save-plants': ['LayoutSaved'],
  'change-layout': [
    'LayoutChanged',
    'SeasonPlanned',
    'RotationIgnored',
    'RotationHeeded',
    'GardenEventRecorded',
    'PlantingDatesSet',
    'GardenPlantingCompleted',
  ],
  'begin-branch': ['BranchBegun'],
  'rename-branch': ['BranchRenamed'],
  'change-branch': ['BranchChanged'],
  'discard-branch': ['BranchDiscarded'],
  'restore-branch': ['BranchRestored'],
  'adopt-branch': ['BranchAdopted', 'LayoutChanged', 'SeasonPlanned', 'RotationIgnored', 'RotationHeeded'],
  'choose-place': ['PlaceChosen'],
  'save-own-kind': ['OwnKindSaved'],
  'remove-own-kind': ['OwnKindRemoved'],
  'make-calendar-address': ['CalendarAddressMade'],
  'choose-calendar-contents': ['CalendarContentsChosen'],
  'revoke-calendar-address': ['CalendarAddressRevoked'],
  'choose-morning-note': ['MorningNoteChosen'],
  'add-garden-event': ['GardenEventRecorded'],
  'update-planting-dates': ['PlantingDatesSet', 'GardenPlantingCompleted'],
  'update-plant-health-rating': ['PlantHealthRated'],
  'water-all-plants': ['GardenWatered'],
  'remove-plants': ['PlantsRemoved'],
  'add-reminder': ['ReminderAdded', 'ReminderCompleted'],
  'update-reminder': ['ReminderCompleted', 'ReminderReopened'],
  'add-journal-entry': ['JournalEntryWritten'],
  'edit-reminder': ['ReminderEdited'],
  'move-reminder': ['ReminderMoved'],
  'snooze-reminder': ['ReminderSnoozed'],
  'end-reminder': ['ReminderEnded'],
  'delete-reminder': ['ReminderDeleted'],
  'restore-reminder': ['ReminderRestored'],
  'correct-journal-entry': ['JournalEntryCorrected'],
  'withdraw-journal-entry': ['JournalEntryWithdrawn'],
  'restore-journal-entry': ['JournalEntryRestored'],
  'correct-garden-event': ['GardenEventCorrected'],
  'withdraw-garden-event': ['GardenEventWithdrawn'],
  'restore-garden-event': ['GardenEventRestored'],
  'delete-account': ['GardenerForgotten'],
};

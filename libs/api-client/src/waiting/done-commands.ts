import type {
  addGardenEventCall,
  addJournalEntryCall,
  addReminderCall,
  correctGardenEventCall,
  correctJournalEntryCall,
  editReminderCall,
  LayoutChangeRequest,
  moveReminderCall,
  RequestOf,
  snoozeReminderCall,
  updatePlantHealthRatingCall,
  updatePlantingDatesCall,
  updateReminderCall,
  waterAllPlantsCall,
} from '@planted/contracts';
import type { KeptCommand, MayWait } from './kept-commands';

/** What is changed, in the revision that its page showed. */
export interface Named {
  readonly id: string;
  readonly revision: number;
}

/** What each call that may wait is sent. */
interface Inputs extends Record<MayWait, unknown> {
  readonly 'add-garden-event': RequestOf<typeof addGardenEventCall>;
  readonly 'add-journal-entry': RequestOf<typeof addJournalEntryCall>;
  readonly 'add-reminder': RequestOf<typeof addReminderCall>;
  readonly 'change-layout': {
    readonly gardenId: string;
    readonly changes: readonly LayoutChangeRequest[];
  };
  readonly 'correct-garden-event': RequestOf<typeof correctGardenEventCall>;
  readonly 'correct-journal-entry': RequestOf<typeof correctJournalEntryCall>;
  readonly 'delete-reminder': Named;
  readonly 'edit-reminder': RequestOf<typeof editReminderCall>;
  readonly 'end-reminder': Named;
  readonly 'move-reminder': RequestOf<typeof moveReminderCall>;
  readonly 'restore-garden-event': Named;
  readonly 'restore-journal-entry': Named;
  readonly 'restore-reminder': Named;
  readonly 'snooze-reminder': RequestOf<typeof snoozeReminderCall>;
  readonly 'update-plant-health-rating': RequestOf<typeof updatePlantHealthRatingCall>;
  readonly 'update-planting-dates': RequestOf<typeof updatePlantingDatesCall>;
  readonly 'update-reminder': RequestOf<typeof updateReminderCall>;
  readonly 'water-all-plants': RequestOf<typeof waterAllPlantsCall>;
  readonly 'withdraw-garden-event': Named;
  readonly 'withdraw-journal-entry': Named;
}

/** A command that waits, with what it says. */
export type DoneCommand = {
  readonly [Name in MayWait]: {
    readonly call: Name;
    readonly input: Inputs[Name];
    readonly key: string;
    readonly gardenId: string | null;
    /** 'YYYY-MM-DDTHH:mm' on the gardener's clock. */
    readonly at: string;
  };
}[MayWait];

/** What waits, in its order; of a call that this page does not know nothing is told. */
export function doneIn(commands: readonly KeptCommand[]): DoneCommand[] {
  return commands.map(({ call, body, address, key, at, gardenId }) => {
    const sent: object = JSON.parse(body);
    // Its id is in the address only.
    const input = call === 'update-reminder' ? { ...sent, id: address.split('/').at(-1) } : sent;
    return { call, input, key, at, gardenId } as DoneCommand;
  });
}

/** The id of what a command adds: the server has not given it one yet. */
export const idOfKept = (key: string): string => `waiting-${key}`;

/** Whether this is the id of something that is still to be sent, and can be neither corrected nor referred to. */
export const isKeptId = (id: string): boolean => id.startsWith('waiting-');

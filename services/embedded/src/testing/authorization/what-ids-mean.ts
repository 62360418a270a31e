/** Something of a gardener's own that a request can name. */
export type Thing =
  | 'garden'
  | 'plant'
  | 'reminder'
  | 'entry'
  | 'activity'
  /** An event that was logged, which can be corrected. */
  | 'logged'
  /** What was ended or taken back, at its first revision. */
  | 'endedReminder'
  | 'withdrawnEntry'
  | 'withdrawnLogged';

/** One way of asking a call, and what each id field of its contract names then. */
export interface Naming {
  /** What the example request of the call lacks for it. */
  readonly with?: object;
  /** By field; a plant of the catalogue is everybody's. */
  readonly ids: Readonly<Record<string, Thing | 'catalogue'>>;
}

const PLANTING = '0190a000-0000-7000-8000-000000000009';
/** A planting that comes and goes in one act: there is no room for it. */
const PASSING = [
  { type: 'place', id: PLANTING, plantId: 'radish', x: 1, y: 0, width: 1, height: 1 },
  { type: 'end', id: PLANTING, how: 'mistake', day: new Date().toISOString().slice(0, 10) },
];

/** Every call whose contract has id fields, by its name. A field that is missing here fails the matrix. */
export const WHAT_IDS_MEAN: Readonly<Record<string, readonly Naming[]>> = {
  'save-plants': [
    { with: { plantMap: [null, null] }, ids: { gardenId: 'garden', 'plantMap.*.plantId': 'catalogue' } },
  ],
  'change-layout': [
    {
      with: { expectedVersion: 2, changes: [{ type: 'recolor', color: '#e68a58' }] },
      ids: { gardenId: 'garden', 'changes.*.id': 'plant' },
    },
    {
      with: { expectedVersion: 3, changes: PASSING },
      ids: { gardenId: 'garden', 'changes.*.plantId': 'catalogue' },
    },
  ],
  'fetch-layout': [{ ids: { gardenId: 'garden' } }],
  'add-garden-event': [
    {
      with: { eventDetails: { subject: 'garden', action: 'weeded' } },
      ids: { 'eventDetails.subject_id': 'garden' },
    },
    {
      with: { eventDetails: { subject: 'plant', action: 'pruned' } },
      ids: { 'eventDetails.subject_id': 'plant' },
    },
  ],
  'update-planting-dates': [{ ids: { 'plantingDates.*.plant_id': 'plant' } }],
  'update-plant-health-rating': [{ ids: { 'plantHealthUpdates.*.plant_id': 'plant' } }],
  'water-all-plants': [{ ids: { gardenId: 'garden' } }],
  'remove-plants': [{ ids: { 'plantIds.*': 'plant' } }],
  'add-reminder': [{ ids: { garden_id: 'garden', plant_id: 'plant' } }],
  'update-reminder': [{ ids: { id: 'reminder' } }],
  'edit-reminder': [
    { with: { revision: 0 }, ids: { id: 'reminder', garden_id: 'garden', plant_id: 'plant' } },
  ],
  'move-reminder': [{ with: { revision: 0 }, ids: { id: 'reminder' } }],
  'snooze-reminder': [{ with: { revision: 0 }, ids: { id: 'reminder' } }],
  'end-reminder': [{ with: { revision: 0 }, ids: { id: 'reminder' } }],
  'delete-reminder': [{ with: { revision: 0 }, ids: { id: 'reminder' } }],
  'restore-reminder': [{ with: { revision: 1 }, ids: { id: 'endedReminder' } }],
  'correct-journal-entry': [{ with: { revision: 0 }, ids: { id: 'entry', garden_id: 'garden' } }],
  'withdraw-journal-entry': [{ with: { revision: 0 }, ids: { id: 'entry' } }],
  'restore-journal-entry': [{ with: { revision: 1 }, ids: { id: 'withdrawnEntry' } }],
  'correct-garden-event': [
    { with: { revision: 0 }, ids: { id: 'logged', garden_id: 'garden', subject_id: 'garden' } },
  ],
  'withdraw-garden-event': [{ with: { revision: 0 }, ids: { id: 'logged', garden_id: 'garden' } }],
  'restore-garden-event': [{ with: { revision: 1 }, ids: { id: 'withdrawnLogged', garden_id: 'garden' } }],
  'add-journal-entry': [{ ids: { garden_id: 'garden' } }],
  'fetch-journal-entries': [{ ids: { before: 'entry' } }],
  'fetch-garden-activities': [{ ids: { gardenId: 'garden', before: 'activity' } }],
  'fetch-garden-analytics': [{ ids: { gardenId: 'garden' } }],
  'fetch-dashboard-plants': [{ ids: { gardenId: 'garden', after: 'plant' } }],
  'fetch-manager-plants': [{ ids: { gardenId: 'garden', after: 'plant' } }],
  'fetch-companion-plants': [{ ids: { 'plantIds.*': 'catalogue' } }],
};

/** What takes so much away that no one else's turn may come after it: asked by a user of its own. */
export const LAST_THINGS: ReadonlySet<string> = new Set([
  'save-plants',
  'remove-plants',
  'change-layout',
  'delete-account',
  ...['edit', 'move', 'snooze', 'end', 'delete', 'restore'].map((verb) => `${verb}-reminder`),
  ...['correct', 'withdraw', 'restore'].flatMap((verb) => [`${verb}-journal-entry`, `${verb}-garden-event`]),
]);

/** Where a list continues. One that is no one's, or another's, ends the list: there is nothing after it. */
export const CURSORS: ReadonlySet<string> = new Set(['before', 'after']);

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
  /** Other plans of a garden; each is adopted once, and the last one was thrown away. */
  | 'branch'
  | 'secondBranch'
  | 'thirdBranch'
  | 'fourthBranch'
  | 'discardedBranch'
  /** Browsers that are told each morning. */
  | 'device'
  | 'secondDevice'
  | 'withdrawnEntry'
  | 'withdrawnLogged'
  | 'ownKind';

/** One way of asking a call, and what each id field of its contract names then. */
export interface Naming {
  /** What the example request of the call lacks for it. */
  readonly with?: object;
  /** What its right request has instead, since those of the ways before it have been done by then. */
  readonly afterwards?: object;
  /** By field; a plant of the catalogue is everybody's, and what is new is nobody's yet. */
  readonly ids: Readonly<Record<string, Thing | 'catalogue' | 'new'>>;
}

const PLANTING = '0190a000-0000-7000-8000-000000000009';
/** A planting that comes and goes in one act: there is no room for it. */
const PASSING = [
  { type: 'place', id: PLANTING, plantId: 'radish', x: 1, y: 0, width: 1, height: 1 },
  { type: 'end', id: PLANTING, how: 'mistake', day: new Date().toISOString().slice(0, 10) },
];

/** Radishes to come, one for each of the two carrots that everybody has, and one more for longer lists. */
const coming = (ids: readonly [string, string, string], relation: object) =>
  ids.map((id, at) => ({
    ...{ type: 'place', id: `0190a000-0000-7000-8000-0000000000${id}`, plantId: 'radish' },
    ...{ x: at % 2, y: 0, width: 1, height: 1, ...relation },
  }));

/** Every call whose contract has id fields, by its name. A field that is missing here fails the matrix. */
export const WHAT_IDS_MEAN: Readonly<Record<string, readonly Naming[]>> = {
  'save-plants': [
    { with: { plantMap: [null, null] }, ids: { gardenId: 'garden', 'plantMap.*.plantId': 'catalogue' } },
  ],
  'change-layout': [
    {
      with: { expectedVersion: 2, changes: [{ type: 'put-after', after: null }] },
      ids: { gardenId: 'garden', 'changes.*.id': 'plant' },
    },
    {
      with: { expectedVersion: 2, changes: coming(['10', '11', '12'], {}) },
      ids: { gardenId: 'garden', 'changes.*.after': 'plant' },
    },
    {
      with: { expectedVersion: 2, changes: coming(['13', '14', '15'], { after: null }) },
      afterwards: { expectedVersion: 3 },
      ids: { gardenId: 'garden', 'changes.*.under': 'plant' },
    },
    {
      with: { expectedVersion: 4, changes: PASSING },
      ids: { gardenId: 'garden', 'changes.*.plantId': 'catalogue' },
    },
  ],
  'save-own-kind': [{ ids: { id: 'new' } }],
  'remove-own-kind': [{ ids: { id: 'ownKind' } }],
  'begin-branch': [{ ids: { gardenId: 'garden', branchId: 'new' } }],
  'rename-branch': [{ ids: { gardenId: 'garden', branchId: 'branch' } }],
  'change-branch': [
    {
      with: { changes: [{ type: 'put-after', after: null }] },
      ids: { gardenId: 'garden', branchId: 'branch', 'changes.*.id': 'plant' },
    },
    {
      with: { changes: coming(['30', '31', '32'], {}) },
      ids: { gardenId: 'garden', branchId: 'branch', 'changes.*.after': 'plant' },
    },
    {
      with: { changes: coming(['33', '34', '35'], { after: null }) },
      afterwards: { expectedVersion: 3 },
      ids: { gardenId: 'garden', branchId: 'branch', 'changes.*.under': 'plant' },
    },
    {
      with: { expectedVersion: 4, changes: PASSING },
      ids: { gardenId: 'garden', branchId: 'branch', 'changes.*.plantId': 'catalogue' },
    },
  ],
  'discard-branch': [{ ids: { gardenId: 'garden', branchId: 'branch' } }],
  'restore-branch': [{ ids: { gardenId: 'garden', branchId: 'discardedBranch' } }],
  'adopt-branch': [
    {
      with: { branchVersion: 2, solved: [{ type: 'put-after', after: null }] },
      ids: { gardenId: 'garden', branchId: 'branch', 'solved.*.id': 'plant' },
    },
    {
      with: { branchVersion: 2, solved: coming(['40', '41', '42'], {}) },
      ids: { gardenId: 'garden', branchId: 'secondBranch', 'solved.*.after': 'plant' },
    },
    {
      with: { branchVersion: 2, solved: coming(['43', '44', '45'], { after: null }) },
      afterwards: { expectedVersion: 3 },
      ids: { gardenId: 'garden', branchId: 'thirdBranch', 'solved.*.under': 'plant' },
    },
    {
      with: { branchVersion: 2, expectedVersion: 4, solved: PASSING },
      ids: { gardenId: 'garden', branchId: 'fourthBranch', 'solved.*.plantId': 'catalogue' },
    },
  ],
  'fetch-branches': [{ ids: { gardenId: 'garden' } }],
  'fetch-branch': [{ ids: { gardenId: 'garden', branchId: 'branch' } }],
  'fetch-season': [{ ids: { after: 'plant' } }],
  'fetch-past': [{ ids: { gardenId: 'garden' } }],
  'make-calendar-address': [{ ids: { 'contents.gardenIds.*': 'garden' } }],
  'choose-calendar-contents': [{ ids: { 'contents.gardenIds.*': 'garden' } }],
  'send-example-note': [{ ids: { id: 'device' } }],
  'remove-note-device': [{ ids: { id: 'secondDevice' } }],
  'choose-place': [{ ids: { gardenId: 'garden' } }],
  'fetch-place': [{ ids: { gardenId: 'garden' } }],
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
  'change-branch',
  'discard-branch',
  'adopt-branch',
  'delete-account',
  ...['edit', 'move', 'snooze', 'end', 'delete', 'restore'].map((verb) => `${verb}-reminder`),
  ...['correct', 'withdraw', 'restore'].flatMap((verb) => [`${verb}-journal-entry`, `${verb}-garden-event`]),
]);

/** Where a list continues. One that is no one's, or another's, ends the list: there is nothing after it. */
export const CURSORS: ReadonlySet<string> = new Set(['before', 'after']);

import * as contracts from '@planted/contracts';
import type { AnyCall } from '../edge/call-request';

const plantCell: contracts.PlantCell = {
  name: 'Tomato',
  plantId: 'tomato',
  image: null,
  veggieImage: '/illustrations/tomato.svg',
  plantingWidth: 2,
  plantingHeight: 2,
  color: '#e68a58',
  rootCell: true,
};

/** A valid body of each call that has one. */
const BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  'fetch-own-kinds': {},
  'remove-own-kind': { id: 'radish--0190a000-0000-7000-8000-00000000000c' },
  'save-own-kind': {
    id: 'radish--0190a000-0000-7000-8000-00000000000c',
    isPlant: false,
    name: 'Aunt Rosa’s',
    facts: { days_to_maturity: 30 },
  },
  'make-calendar-address': {
    expectedVersion: 2,
    tokenHash: 'c2'.repeat(32),
    hint: '7Qm2…x9T',
    timeZone: 'America/Chicago',
    contents: {
      kinds: ['planting', 'harvest', 'reminders'],
      gardenIds: ['0190a000-0000-7000-8000-000000000001'],
      withoutNames: false,
    },
  },
  'choose-calendar-contents': {
    expectedVersion: 1,
    contents: {
      kinds: ['harvest'],
      gardenIds: ['0190a000-0000-7000-8000-000000000001'],
      withoutNames: true,
    },
  },
  'revoke-calendar-address': { expectedVersion: 3 },
  'add-note-device': {
    name: 'Chrome on Android',
    timeZone: 'America/Chicago',
    subscription: {
      endpoint: 'https://fcm.googleapis.com/fcm/send/example',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    },
  },
  'remove-note-device': { id: '0190a000-0000-7000-8000-00000000000d' },
  'send-example-note': { id: '0190a000-0000-7000-8000-00000000000d' },
  'choose-morning-note': {
    expectedVersion: 1,
    time: '07:00',
    timeZone: 'America/Chicago',
    quiet: { from: '21:00', until: '06:00' },
    byMail: true,
  },
  'fetch-past': { gardenId: '0190a000-0000-7000-8000-000000000001', from: '2026-05-01', to: '2026-05-21' },
  'fetch-rotation-facts': {},
  'fetch-varieties': {},
  'fetch-season': { after: '0190a000-0000-7000-8000-000000000009' },
  'fetch-layout': { gardenId: '0190a000-0000-7000-8000-000000000001' },
  'change-layout': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    expectedVersion: 2,
    changes: [
      {
        type: 'place',
        id: '0190a000-0000-7000-8000-000000000009',
        plantId: 'tomato',
        x: 0,
        y: 0,
        width: 2,
        height: 2,
        color: '#e68a58',
        plantsPerSquare: null,
      },
      {
        type: 'end',
        id: '0190a000-0000-7000-8000-000000000002',
        how: 'failed',
        cause: 'slugs',
        day: '2026-05-21',
        harvest: null,
      },
      {
        type: 'put-after',
        id: '0190a000-0000-7000-8000-000000000003',
        after: '0190a000-0000-7000-8000-000000000009',
      },
      {
        type: 'fix-step',
        id: '0190a000-0000-7000-8000-000000000003',
        step: 'first-harvest',
        day: '2026-08-01',
      },
      {
        type: 'do-step',
        id: '0190a000-0000-7000-8000-000000000003',
        step: 'sow-indoors',
        day: '2026-05-20',
      },
    ],
  },
  'begin-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
    name: 'More salad',
  },
  'rename-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
    name: 'Less salad',
  },
  'change-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
    expectedVersion: 2,
    changes: [
      {
        ...{ type: 'place', id: '0190a000-0000-7000-8000-000000000021', plantId: 'radish' },
        ...{ x: 0, y: 1, width: 1, height: 1 },
      },
    ],
  },
  'discard-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
  },
  'restore-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
  },
  'adopt-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
    expectedVersion: 2,
    branchVersion: 3,
  },
  'fetch-branches': { gardenId: '0190a000-0000-7000-8000-000000000001' },
  'fetch-branch': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    branchId: '0190a000-0000-7000-8000-000000000020',
  },
  'choose-place': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    expectedVersion: 0,
    choice: {
      place: {
        name: 'Madison',
        region: 'Wisconsin',
        latitude: 43.1,
        longitude: -89.4,
        elevation: 272,
        town: 'US/WI/Madison',
      },
      ownDates: { lastFrost: 126, firstFrost: 275, hemisphere: null },
    },
  },
  'fetch-place': { gardenId: '0190a000-0000-7000-8000-000000000001' },
  'save-garden': {
    name: 'Herbs',
    soil_type: 'Loamy',
    hardiness_zone: '6a',
    sunlight: 'Full Sun',
    maintenance: 'Low',
    matrix: '1,1\n1,0',
  },
  'save-plants': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    plantMap: [plantCell, null],
    gardenWidth: 2,
  },
  'add-garden-event': {
    eventDetails: {
      actor: 'user',
      subject: 'garden',
      subject_id: '0190a000-0000-7000-8000-000000000001',
      action: 'watered',
      value: 2,
      unit: 'gallons',
      old_status: null,
      new_status: null,
      notes: 'Event occurred on May 21 at noon',
    },
  },
  'update-planting-dates': {
    plantingDates: [
      {
        plant_id: '0190a000-0000-7000-8000-000000000002',
        planted_date: '2026-05-21',
        expected_harvest_date: '2026-06-18',
      },
    ],
  },
  'update-plant-health-rating': {
    plantHealthUpdates: [{ plant_id: '0190a000-0000-7000-8000-000000000002', health_rating: 8 }],
  },
  'water-all-plants': {
    gardenId: '0190a000-0000-7000-8000-000000000001',
    wateringDate: '2026-05-21',
  },
  'remove-plants': { plantIds: ['0190a000-0000-7000-8000-000000000002'] },
  'add-reminder': {
    title: 'Water the tomatoes',
    description: 'Slowly, at the root',
    reminder_datetime: '2026-05-21T18:00:00.000Z',
    priority: 3,
    garden_id: '0190a000-0000-7000-8000-000000000001',
    plant_id: '0190a000-0000-7000-8000-000000000002',
    recurrence_type: { type: 'daily' },
    recurrence_interval: 2,
    tags: ['watering'],
    is_completed: false,
    is_active: true,
    time_zone: 'Europe/Paris',
  },
  'update-reminder': { id: '0190a000-0000-7000-8000-000000000003', is_completed: true },
  'add-journal-entry': {
    title: 'First tomato',
    content: 'It is red.',
    mood: 'excited',
    mood_intensity: 3,
    garden_id: '0190a000-0000-7000-8000-000000000001',
    privacy: 'private',
  },
  'edit-reminder': {
    id: '0190a000-0000-7000-8000-000000000003',
    revision: 0,
    title: 'Water the tomatoes',
    description: 'Slowly, at the root',
    priority: 2,
    garden_id: '0190a000-0000-7000-8000-000000000001',
    plant_id: null,
    recurrence_type: { type: 'weekly' },
    recurrence_interval: 7,
    tags: ['watering'],
  },
  'move-reminder': {
    id: '0190a000-0000-7000-8000-000000000003',
    revision: 1,
    reminder_datetime: '2026-05-22T18:00:00.000Z',
  },
  'snooze-reminder': {
    id: '0190a000-0000-7000-8000-000000000003',
    revision: 2,
    until: '2026-05-29T18:00:00.000Z',
  },
  'end-reminder': { id: '0190a000-0000-7000-8000-000000000003', revision: 3 },
  'delete-reminder': { id: '0190a000-0000-7000-8000-000000000003', revision: 4 },
  'restore-reminder': { id: '0190a000-0000-7000-8000-000000000003', revision: 5 },
  'correct-journal-entry': {
    id: '0190a000-0000-7000-8000-000000000004',
    revision: 0,
    title: 'First tomatoes',
    content: 'They are red.',
    mood: 'excited',
    mood_intensity: 3,
    garden_id: '0190a000-0000-7000-8000-000000000001',
    privacy: 'private',
    day: '2026-05-20',
  },
  'withdraw-journal-entry': { id: '0190a000-0000-7000-8000-000000000004', revision: 1 },
  'restore-journal-entry': { id: '0190a000-0000-7000-8000-000000000004', revision: 2 },
  'correct-garden-event': {
    id: '0190a000-0000-7000-8000-000000000005',
    revision: 0,
    garden_id: '0190a000-0000-7000-8000-000000000001',
    day: '2026-05-20',
    subject_id: '0190a000-0000-7000-8000-000000000001',
    value: 3,
    unit: 'gallons',
    notes: 'Event occurred on 2026-05-20 at 18:05',
  },
  'withdraw-garden-event': {
    id: '0190a000-0000-7000-8000-000000000005',
    revision: 1,
    garden_id: '0190a000-0000-7000-8000-000000000001',
  },
  'restore-garden-event': {
    id: '0190a000-0000-7000-8000-000000000005',
    revision: 2,
    garden_id: '0190a000-0000-7000-8000-000000000001',
  },
  'fetch-garden-activities': { gardenId: '0190a000-0000-7000-8000-000000000001' },
  'fetch-garden-analytics': { gardenId: '0190a000-0000-7000-8000-000000000001' },
  'send-contact-message': { email: 'ada@example.org', message: 'Thank you!' },
  'verify-google-token': { token: 'header.payload.signature' },
  'ask-recovery': { email: 'ada@example.org' },
  'open-recovered-session': { token: 'a-token-of-a-message' },
  'fetch-companion-plants': { plantIds: ['tomato', 'basil'] },
  'demo-sign-in': { name: 'Ada' },
  'delete-account': { confirm: 'delete my account' },
};

export interface ExampleRequest {
  readonly call: AnyCall;
  readonly body: Record<string, unknown>;
}

/** Every call of the contracts with a request that is right. */
export const exampleRequests: readonly ExampleRequest[] = Object.entries(contracts)
  .filter(([name]) => name.endsWith('Call') && name !== 'defineCall')
  .map(([, call]) => {
    const { name } = call as AnyCall;
    return { call: call as AnyCall, body: exampleBody(name) };
  });

/** A right body of the call with this name; empty for a call without one. */
export function exampleBody(name: string): Record<string, unknown> {
  return BODIES[name] ?? {};
}

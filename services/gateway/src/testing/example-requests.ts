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
    ],
  },
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

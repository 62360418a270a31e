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

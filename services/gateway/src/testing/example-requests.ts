import * as contracts from '@planted/contracts';
import type { AnyCall } from '../edge/call-request';
import { GARDEN_BODIES } from './garden-bodies';

/** A valid body of each call that has one. */
const BODIES: Readonly<Record<string, Record<string, unknown>>> = {
  ...GARDEN_BODIES,
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
  'fetch-rotation-facts': {},
  'fetch-varieties': {},
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

import type { Activity, GardenPlant, GardenRow, JournalEntry, Reminder } from '@planted/contracts';
import { examplePlant } from '@planted/contracts/testing';
import { plainReminder } from '../reminders/plain-reminder';

const id = (n: number): string => `0190a8f0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const carrot = examplePlant({ id: 'carrot', plant_name: 'Carrot', days_to_maturity: 70 });

/** The n-th garden of a test, a bed of 2 × 2. */
export const gardenRowOf = (n: number, known: Partial<GardenRow> = {}): GardenRow => ({
  id: id(n),
  name: `Garden ${n}`,
  soil_type: 'Loamy',
  hardiness_zone: '5b',
  sunlight: 'Full Sun',
  maintenance: 'Low',
  matrix: '1,1\n1,1',
  width: 2,
  height: 2,
  created_at: '2026-05-01T08:00:00.000Z',
  updated_at: '2026-05-01T08:00:00.000Z',
  ...known,
});

/** The n-th plant of a test, a carrot in garden 1 that is only planned. */
export const gardenPlantOf = (n: number, known: Partial<GardenPlant> = {}): GardenPlant => ({
  id: id(1000 + n),
  garden_id: id(1),
  grid_x: n % 2,
  grid_y: Math.floor(n / 2) % 2,
  custom_planting_width: 1,
  custom_planting_height: 1,
  display_color: '#e68a58',
  planted_date: null,
  expected_harvest_date: null,
  health_rating: null,
  last_watered: null,
  plant: carrot,
  plant_status: 'planned',
  plant_current_stage_name: null,
  plant_current_stage_days_left: null,
  ...known,
});

/** The n-th activity of a test, in garden 1. */
export const activityOf = (n: number, known: Partial<Activity> = {}): Activity => ({
  id: id(2000 + n),
  event_type: 'layout_saved',
  event_details: { notes: `Note ${n}`, value: null, unit: null, old_status: null, new_status: null },
  created_at: '2026-05-01T08:00:00.000Z',
  garden_id: id(1),
  garden_name: 'Garden 1',
  subject: 'garden',
  subject_id: id(1),
  ...known,
});

/** The n-th reminder of a test, of no garden and due in 2999. */
export const reminderOf = (n: number, known: Partial<Reminder> = {}): Reminder => ({
  ...plainReminder,
  id: id(3000 + n),
  title: `Reminder ${n}`,
  reminder_datetime: '2999-01-01T09:00:00.000Z',
  ...known,
});

/** The n-th journal entry of a test, of no garden; later numbers are newer. */
export const journalEntryOf = (n: number, known: Partial<JournalEntry> = {}): JournalEntry => ({
  id: id(4000 + n),
  title: `Entry ${n}`,
  content: `Words ${n}`,
  created_at: `2026-05-${String(n).padStart(2, '0')}T08:00:00.000Z`,
  mood: null,
  mood_intensity: 0,
  garden_id: null,
  privacy: 'private',
  ...known,
});

import type { Reminder } from '@planted/contracts';

/** What a reminder is that says no more than its title and its time: once, active, of no garden. */
export const plainReminder: Omit<Reminder, 'id' | 'title' | 'reminder_datetime'> = {
  description: '',
  is_completed: false,
  is_active: true,
  priority: null,
  tags: [],
  plant_id: null,
  garden_id: null,
  plant_name: null,
  garden_name: null,
  recurrence_type: null,
  recurrence_interval: null,
  time_zone: 'UTC',
  is_watering: false,
  completed_at: null,
  completed_by: null,
};

/** Of queries that the shell looks into as well, apart from their code. */
export const fetchGardensKey = ['gardens'] as const;
export const fetchUserRemindersKey = ['reminders'] as const;
export const fetchGardenActivitiesKey = ['garden-activities'] as const;
export const fetchJournalEntriesKey = ['journal-entries'] as const;
export const fetchSeasonKey = ['fetch-season'] as const;

import { Module } from '@nestjs/common';
import { AddJournalEntryHandler } from './commands/add-journal-entry/add-journal-entry.command-handler';
import { AddReminderHandler } from './commands/add-reminder/add-reminder.command-handler';
import { UpdateReminderHandler } from './commands/update-reminder/update-reminder.command-handler';
import { EditReminderHandler } from './commands/edit-reminder.command-handler';
import { MoveReminderHandler } from './commands/move-reminder.command-handler';
import { SnoozeReminderHandler } from './commands/snooze-reminder.command-handler';
import { EndReminderHandler } from './commands/end-reminder.command-handler';
import { DeleteReminderHandler } from './commands/delete-reminder.command-handler';
import { RestoreReminderHandler } from './commands/restore-reminder.command-handler';
import { CorrectJournalEntryHandler } from './commands/correct-journal-entry.command-handler';
import { WithdrawJournalEntryHandler } from './commands/withdraw-journal-entry.command-handler';
import { RestoreJournalEntryHandler } from './commands/restore-journal-entry.command-handler';
import { JournalChanges } from './journal/journal-changes';
import { JournalCommands } from './journal/journal-commands';
import { ExportTrackedHandler } from './queries/export-tracked/export-tracked.query-handler';
import { FetchDashboardHandler } from './queries/fetch-dashboard/fetch-dashboard.query-handler';
import { FetchGardenActivitiesHandler } from './queries/fetch-garden-activities/fetch-garden-activities.query-handler';
import { FetchGardenAnalyticsHandler } from './queries/fetch-garden-analytics/fetch-garden-analytics.query-handler';
import { FetchGardenPlantsHandler } from './queries/fetch-garden-plants/fetch-garden-plants.query-handler';
import { PlantRecords } from './queries/fetch-garden-plants/plant-records';
import { FetchGardensHandler } from './queries/fetch-gardens/fetch-gardens.query-handler';
import { FetchJournalEntriesHandler } from './queries/fetch-journal-entries.query-handler';
import { FetchLayoutHandler } from './queries/fetch-layout/fetch-layout.query-handler';
import { FetchRecentActivitiesHandler } from './queries/fetch-recent-activities/fetch-recent-activities.query-handler';
import { FetchUserRemindersHandler } from './queries/fetch-user-reminders.query-handler';
import { FollowChangesHandler } from './queries/follow-changes/follow-changes.query-handler';
import { ShownLog } from './queries/follow-changes/shown-log';
import { TailChangesHandler } from './queries/follow-changes/tail-changes.query-handler';
import { OwnedSubjects } from './read-models/dashboard/owned-subjects';
import { OwnerQueries } from './read-models/owner-queries';
import { OwnedReminders } from './read-models/reminders/owned-reminders';
import { ReminderChanges } from './reminder/reminder-changes';
import { ReminderCommands } from './reminder/reminder-commands';

@Module({
  providers: [
    FetchLayoutHandler,
    OwnerQueries,
    OwnedSubjects,
    OwnedReminders,
    PlantRecords,
    ReminderCommands,
    ReminderChanges,
    JournalCommands,
    JournalChanges,
    AddReminderHandler,
    UpdateReminderHandler,
    EditReminderHandler,
    MoveReminderHandler,
    SnoozeReminderHandler,
    EndReminderHandler,
    DeleteReminderHandler,
    RestoreReminderHandler,
    AddJournalEntryHandler,
    CorrectJournalEntryHandler,
    WithdrawJournalEntryHandler,
    RestoreJournalEntryHandler,
    ExportTrackedHandler,
    FetchDashboardHandler,
    FetchGardensHandler,
    FetchGardenPlantsHandler,
    FetchRecentActivitiesHandler,
    FetchGardenActivitiesHandler,
    FetchGardenAnalyticsHandler,
    FetchUserRemindersHandler,
    FetchJournalEntriesHandler,
    ShownLog,
    FollowChangesHandler,
    TailChangesHandler,
  ],
})
export class TrackingModule {}

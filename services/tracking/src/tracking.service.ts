import { eventTypes } from '@planted/contracts';
import { upcastersFrom, type ServiceDefinition } from '@planted/service-kit';
import { AddJournalEntryCommand } from './commands/add-journal-entry/add-journal-entry.command-handler';
import { AddReminderCommand } from './commands/add-reminder/add-reminder.command-handler';
import { UpdateReminderCommand } from './commands/update-reminder/update-reminder.command-handler';
import { EditReminderCommand } from './commands/edit-reminder.command-handler';
import { MoveReminderCommand } from './commands/move-reminder.command-handler';
import { SnoozeReminderCommand } from './commands/snooze-reminder.command-handler';
import { EndReminderCommand } from './commands/end-reminder.command-handler';
import { DeleteReminderCommand } from './commands/delete-reminder.command-handler';
import { RestoreReminderCommand } from './commands/restore-reminder.command-handler';
import { CorrectJournalEntryCommand } from './commands/correct-journal-entry.command-handler';
import { WithdrawJournalEntryCommand } from './commands/withdraw-journal-entry.command-handler';
import { RestoreJournalEntryCommand } from './commands/restore-journal-entry.command-handler';
import { ExportTrackedQuery } from './queries/export-tracked/export-tracked.query-handler';
import { FetchDashboardQuery } from './queries/fetch-dashboard/fetch-dashboard.query-handler';
import { FetchGardenActivitiesQuery } from './queries/fetch-garden-activities/fetch-garden-activities.query-handler';
import { FetchGardenAnalyticsQuery } from './queries/fetch-garden-analytics/fetch-garden-analytics.query-handler';
import { FetchGardenPlantsQuery } from './queries/fetch-garden-plants/fetch-garden-plants.query-handler';
import { FetchGardensQuery } from './queries/fetch-gardens/fetch-gardens.query-handler';
import { FetchJournalEntriesQuery } from './queries/fetch-journal-entries.query-handler';
import { FetchLayoutQuery } from './queries/fetch-layout/fetch-layout.query-handler';
import { FetchRecentActivitiesQuery } from './queries/fetch-recent-activities/fetch-recent-activities.query-handler';
import { FetchUserRemindersQuery } from './queries/fetch-user-reminders.query-handler';
import { FollowChangesQuery } from './queries/follow-changes/follow-changes.query-handler';
import { TailChangesQuery } from './queries/follow-changes/tail-changes.query-handler';
import { dashboard } from './read-models/dashboard/dashboard.projection';
import { gardenAnalyticsModel } from './read-models/garden-analytics/garden-analytics.projection';
import { journal } from './read-models/journal/journal.projection';
import { recentActivity } from './read-models/recent-activity/recent-activity.projection';
import { reminders } from './read-models/reminders/reminders.projection';
import { TrackingModule } from './tracking.module';

/**
 * Owns reminders and journals, follows what happens in gardens, and answers what dashboard, garden manager and Recent
 * Activity show.
 */
export const trackingService: ServiceDefinition = {
  name: 'tracking',
  module: TrackingModule,
  answers: [
    FetchLayoutQuery,
    AddReminderCommand,
    UpdateReminderCommand,
    EditReminderCommand,
    MoveReminderCommand,
    SnoozeReminderCommand,
    EndReminderCommand,
    DeleteReminderCommand,
    RestoreReminderCommand,
    AddJournalEntryCommand,
    CorrectJournalEntryCommand,
    WithdrawJournalEntryCommand,
    RestoreJournalEntryCommand,
    ExportTrackedQuery,
    FetchDashboardQuery,
    FetchGardensQuery,
    FetchGardenPlantsQuery,
    FetchRecentActivitiesQuery,
    FetchGardenActivitiesQuery,
    FetchGardenAnalyticsQuery,
    FetchUserRemindersQuery,
    FetchJournalEntriesQuery,
    FollowChangesQuery,
    TailChangesQuery,
  ],
  projections: [dashboard, recentActivity, gardenAnalyticsModel, reminders, journal],
  upcasters: upcastersFrom(eventTypes),
};

import { eventTypes } from '@planted/contracts';
import { upcastersFrom, type ServiceDefinition } from '@planted/service-kit';
import { AddJournalEntryCommand } from './commands/add-journal-entry/add-journal-entry.command-handler';
import { AddReminderCommand } from './commands/add-reminder/add-reminder.command-handler';
import { ChooseCalendarContentsCommand } from './commands/choose-calendar-contents/choose-calendar-contents.command-handler';
import { MakeCalendarAddressCommand } from './commands/make-calendar-address/make-calendar-address.command-handler';
import { ChooseMorningNoteCommand } from './commands/choose-morning-note/choose-morning-note.command-handler';
import { AddNoteDeviceCommand } from './commands/add-note-device/add-note-device.command-handler';
import { RemoveNoteDeviceCommand } from './commands/remove-note-device/remove-note-device.command-handler';
import { SendExampleNoteCommand } from './commands/send-example-note/send-example-note.command-handler';
import { StopMorningMailCommand } from './commands/stop-morning-mail/stop-morning-mail.command-handler';
import { RevokeCalendarAddressCommand } from './commands/revoke-calendar-address/revoke-calendar-address.command-handler';
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
import { FetchCalendarAddressQuery } from './queries/fetch-calendar-address/fetch-calendar-address.query-handler';
import { FetchDashboardQuery } from './queries/fetch-dashboard/fetch-dashboard.query-handler';
import { FetchGardenActivitiesQuery } from './queries/fetch-garden-activities/fetch-garden-activities.query-handler';
import { FetchGardenAnalyticsQuery } from './queries/fetch-garden-analytics/fetch-garden-analytics.query-handler';
import { FetchGardenPlantsQuery } from './queries/fetch-garden-plants/fetch-garden-plants.query-handler';
import { FetchGardensQuery } from './queries/fetch-gardens/fetch-gardens.query-handler';
import { FetchJournalEntriesQuery } from './queries/fetch-journal-entries.query-handler';
import { FetchLayoutQuery } from './queries/fetch-layout/fetch-layout.query-handler';
import { FetchRecentActivitiesQuery } from './queries/fetch-recent-activities/fetch-recent-activities.query-handler';
import { FetchSeasonQuery } from './queries/fetch-season/fetch-season.query-handler';
import { FetchUserRemindersQuery } from './queries/fetch-user-reminders.query-handler';
import { FollowChangesQuery } from './queries/follow-changes/follow-changes.query-handler';
import { FetchMorningNoteQuery } from './queries/fetch-morning-note/fetch-morning-note.query-handler';
import { ReadCalendarQuery } from './queries/read-calendar/read-calendar.query-handler';
import { TailChangesQuery } from './queries/follow-changes/tail-changes.query-handler';
import { CalendarFeeds1764200000000 } from './migrations/calendar-feeds.migration';
import { MorningNotes1764250000000 } from './migrations/morning-notes.migration';
import { calendar } from './read-models/calendar/calendar.projection';
import { dashboard } from './read-models/dashboard/dashboard.projection';
import { gardenAnalyticsModel } from './read-models/garden-analytics/garden-analytics.projection';
import { journal } from './read-models/journal/journal.projection';
import { morningNotes } from './read-models/morning-note/morning-note.projection';
import { recentActivity } from './read-models/recent-activity/recent-activity.projection';
import { reminders } from './read-models/reminders/reminders.projection';
import { season } from './read-models/season/season.projection';
import { TrackingModule } from './tracking.module';

/**
 * Owns reminders and journals, follows what happens in gardens, and answers what dashboard, garden manager and Recent
 * Activity show.
 */
export const trackingService: ServiceDefinition = {
  name: 'tracking',
  module: TrackingModule,
  answers: [
    FetchMorningNoteQuery,
    ChooseMorningNoteCommand,
    StopMorningMailCommand,
    AddNoteDeviceCommand,
    RemoveNoteDeviceCommand,
    SendExampleNoteCommand,
    ReadCalendarQuery,
    FetchCalendarAddressQuery,
    RevokeCalendarAddressCommand,
    ChooseCalendarContentsCommand,
    MakeCalendarAddressCommand,
    FetchSeasonQuery,
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
  projections: [
    dashboard,
    recentActivity,
    gardenAnalyticsModel,
    reminders,
    journal,
    season,
    calendar,
    morningNotes,
  ],
  migrations: [CalendarFeeds1764200000000, MorningNotes1764250000000],
  upcasters: upcastersFrom(eventTypes),
};

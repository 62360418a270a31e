import { Module } from '@nestjs/common';
import { ENVIRONMENT } from '@planted/service-kit';
import { AddJournalEntryHandler } from './commands/add-journal-entry/add-journal-entry.command-handler';
import { AddReminderHandler } from './commands/add-reminder/add-reminder.command-handler';
import { ChooseCalendarContentsHandler } from './commands/choose-calendar-contents/choose-calendar-contents.command-handler';
import { MakeCalendarAddressHandler } from './commands/make-calendar-address/make-calendar-address.command-handler';
import { RevokeCalendarAddressHandler } from './commands/revoke-calendar-address/revoke-calendar-address.command-handler';
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
import { CalendarCommands } from './calendar/calendar-commands';
import { CalendarFeeds } from './calendar/calendar-feeds';
import { ContentsGardens } from './calendar/contents-gardens';
import { JournalChanges } from './journal/journal-changes';
import { JournalCommands } from './journal/journal-commands';
import { ExportTrackedHandler } from './queries/export-tracked/export-tracked.query-handler';
import { FetchCalendarAddressHandler } from './queries/fetch-calendar-address/fetch-calendar-address.query-handler';
import { ChooseMorningNoteHandler } from './commands/choose-morning-note/choose-morning-note.command-handler';
import { AddNoteDeviceHandler } from './commands/add-note-device/add-note-device.command-handler';
import { RemoveNoteDeviceHandler } from './commands/remove-note-device/remove-note-device.command-handler';
import { SendExampleNoteHandler } from './commands/send-example-note/send-example-note.command-handler';
import { NoteDevices } from './push/note-devices';
import { PushKeys } from './push/push-keys';
import { PushNotes } from './push/push-notes';
import { PushSender } from './push/push-sender';
import { StopMorningMailHandler } from './commands/stop-morning-mail/stop-morning-mail.command-handler';
import { LetterTokens } from './morning-note/letter-tokens';
import { MorningDigests } from './morning-note/morning-digests';
import { MorningMail } from './morning-note/morning-mail';
import { MorningNoteCommands } from './morning-note/morning-note-commands';
import { MorningRounds } from './morning-note/morning-rounds';
import { NoteClaims } from './morning-note/note-claims';
import { NOTE_SETTINGS, readNoteSettings } from './morning-note/note-settings';
import { FetchMorningNoteHandler } from './queries/fetch-morning-note/fetch-morning-note.query-handler';
import { FetchDashboardHandler } from './queries/fetch-dashboard/fetch-dashboard.query-handler';
import { FetchGardenActivitiesHandler } from './queries/fetch-garden-activities/fetch-garden-activities.query-handler';
import { FetchGardenAnalyticsHandler } from './queries/fetch-garden-analytics/fetch-garden-analytics.query-handler';
import { FetchGardenPlantsHandler } from './queries/fetch-garden-plants/fetch-garden-plants.query-handler';
import { PlantRecords } from './queries/fetch-garden-plants/plant-records';
import { FetchGardensHandler } from './queries/fetch-gardens/fetch-gardens.query-handler';
import { FetchJournalEntriesHandler } from './queries/fetch-journal-entries.query-handler';
import { FetchLayoutHandler } from './queries/fetch-layout/fetch-layout.query-handler';
import { FetchRecentActivitiesHandler } from './queries/fetch-recent-activities/fetch-recent-activities.query-handler';
import { FetchSeasonHandler } from './queries/fetch-season/fetch-season.query-handler';
import { FetchUserRemindersHandler } from './queries/fetch-user-reminders.query-handler';
import { ReadCalendarHandler } from './queries/read-calendar/read-calendar.query-handler';
import { FollowChangesHandler } from './queries/follow-changes/follow-changes.query-handler';
import { ShownLog } from './queries/follow-changes/shown-log';
import { TailChangesHandler } from './queries/follow-changes/tail-changes.query-handler';
import { OwnedSubjects } from './read-models/dashboard/owned-subjects';
import { OwnerQueries } from './read-models/owner-queries';
import { OwnedReminders } from './read-models/reminders/owned-reminders';
import { ReminderChanges } from './reminder/reminder-changes';
import { ReminderCommands } from './reminder/reminder-commands';
import { OwnSeason } from './season-plans/own-season';
import { SeasonPlans } from './season-plans/season-plans';

@Module({
  providers: [
    { provide: NOTE_SETTINGS, useFactory: readNoteSettings, inject: [ENVIRONMENT] },
    MorningNoteCommands,
    NoteClaims,
    LetterTokens,
    MorningDigests,
    MorningMail,
    MorningRounds,
    NoteDevices,
    PushKeys,
    PushSender,
    PushNotes,
    AddNoteDeviceHandler,
    RemoveNoteDeviceHandler,
    SendExampleNoteHandler,
    ChooseMorningNoteHandler,
    StopMorningMailHandler,
    FetchMorningNoteHandler,
    CalendarCommands,
    CalendarFeeds,
    ContentsGardens,
    OwnSeason,
    SeasonPlans,
    ReadCalendarHandler,
    FetchCalendarAddressHandler,
    RevokeCalendarAddressHandler,
    ChooseCalendarContentsHandler,
    MakeCalendarAddressHandler,
    FetchSeasonHandler,
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

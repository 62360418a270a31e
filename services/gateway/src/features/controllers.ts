import { AddGardenEventController } from './add-garden-event/add-garden-event.controller';
import { AddJournalEntryController } from './add-journal-entry/add-journal-entry.controller';
import { AddReminderController } from './add-reminder/add-reminder.controller';
import { AskRecoveryController } from './ask-recovery/ask-recovery.controller';
import { ClientConfigController } from './client-config/client-config.controller';
import { DeleteAccountController } from './delete-account/delete-account.controller';
import { DemoSignInController } from './demo-sign-in/demo-sign-in.controller';
import { ExportAccountController } from './export-account/export-account.controller';
import { FetchCompanionPlantsController } from './fetch-companion-plants/fetch-companion-plants.controller';
import { FetchDashboardPlantsController } from './fetch-dashboard-plants/fetch-dashboard-plants.controller';
import { FetchDashboardController } from './fetch-dashboard/fetch-dashboard.controller';
import { FetchFillerPlantsController } from './fetch-filler-plants/fetch-filler-plants.controller';
import { FetchGardenActivitiesController } from './fetch-garden-activities/fetch-garden-activities.controller';
import { FetchGardenAnalyticsController } from './fetch-garden-analytics/fetch-garden-analytics.controller';
import { FetchGardensController } from './fetch-gardens/fetch-gardens.controller';
import { FetchJournalEntriesController } from './fetch-journal-entries/fetch-journal-entries.controller';
import { FetchManagerPlantsController } from './fetch-manager-plants/fetch-manager-plants.controller';
import { FetchOrganicPestControlPlantsController } from './fetch-organic-pest-control-plants/fetch-organic-pest-control-plants.controller';
import { FetchPollinatorPlantsController } from './fetch-pollinator-plants/fetch-pollinator-plants.controller';
import { FetchRecentActivitiesController } from './fetch-recent-activities/fetch-recent-activities.controller';
import { FetchUserRemindersController } from './fetch-user-reminders/fetch-user-reminders.controller';
import { FinishGoogleSignInController } from './finish-google-sign-in/finish-google-sign-in.controller';
import { LogoutController } from './logout/logout.controller';
import { MeController } from './me/me.controller';
import { OpenRecoveredSessionController } from './open-recovered-session/open-recovered-session.controller';
import { PrepareGoogleSignInController } from './prepare-google-sign-in/prepare-google-sign-in.controller';
import { RefreshSessionController } from './refresh-session/refresh-session.controller';
import { RemovePlantsController } from './remove-plants/remove-plants.controller';
import { SaveGardenController } from './save-garden/save-garden.controller';
import { SavePlantsController } from './save-plants/save-plants.controller';
import { SendContactMessageController } from './send-contact-message/send-contact-message.controller';
import { SignOutEverywhereController } from './sign-out-everywhere/sign-out-everywhere.controller';
import { StartGoogleSignInController } from './start-google-sign-in/start-google-sign-in.controller';
import { UpdatePlantHealthRatingController } from './update-plant-health-rating/update-plant-health-rating.controller';
import { UpdatePlantingDatesController } from './update-planting-dates/update-planting-dates.controller';
import { UpdateReminderController } from './update-reminder/update-reminder.controller';
import { VerifyGoogleTokenController } from './verify-google-token/verify-google-token.controller';
import { WaterAllPlantsController } from './water-all-plants/water-all-plants.controller';

/** One controller a call. */
export const callControllers = [
  AddGardenEventController,
  AddJournalEntryController,
  AddReminderController,
  AskRecoveryController,
  ClientConfigController,
  DeleteAccountController,
  DemoSignInController,
  ExportAccountController,
  FetchCompanionPlantsController,
  FetchDashboardController,
  FetchDashboardPlantsController,
  FetchFillerPlantsController,
  FetchGardenActivitiesController,
  FetchGardenAnalyticsController,
  FetchGardensController,
  FetchJournalEntriesController,
  FetchManagerPlantsController,
  FetchOrganicPestControlPlantsController,
  FetchPollinatorPlantsController,
  FetchRecentActivitiesController,
  FetchUserRemindersController,
  FinishGoogleSignInController,
  LogoutController,
  MeController,
  OpenRecoveredSessionController,
  PrepareGoogleSignInController,
  RefreshSessionController,
  RemovePlantsController,
  SaveGardenController,
  SavePlantsController,
  SendContactMessageController,
  SignOutEverywhereController,
  StartGoogleSignInController,
  UpdatePlantHealthRatingController,
  UpdatePlantingDatesController,
  UpdateReminderController,
  VerifyGoogleTokenController,
  WaterAllPlantsController,
];

import { AskRecoveryController } from './ask-recovery.controller';
import { ClientConfigController } from './client-config.controller';
import { DeleteAccountController } from './delete-account.controller';
import { DemoSignInController } from './demo-sign-in.controller';
import { ExportAccountController } from './export-account/export-account.controller';
import { FinishGoogleSignInController } from './finish-google-sign-in/finish-google-sign-in.controller';
import { FollowChangesController } from './follow-changes.controller';
import { LogoutController } from './logout.controller';
import { MeController } from './me.controller';
import { OpenRecoveredSessionController } from './open-recovered-session.controller';
import { PrepareGoogleSignInController } from './prepare-google-sign-in.controller';
import { RefreshSessionController } from './refresh-session.controller';
import { SaveGardenController } from './save-garden.controller';
import { SignOutEverywhereController } from './sign-out-everywhere.controller';
import { StartGoogleSignInController } from './start-google-sign-in/start-google-sign-in.controller';
import { VerifyGoogleTokenController } from './verify-google-token.controller';
import { branchesCalls } from './branches-calls';
import { catalogueCalls } from './catalogue-calls';
import { communityCalls } from './community-calls';
import { gardensCalls } from './gardens-calls';
import { trackingCalls } from './tracking-calls';

/** One controller a call. */
export const callControllers = [
  ...branchesCalls,
  ...catalogueCalls,
  ...communityCalls,
  ...gardensCalls,
  ...trackingCalls,
  AskRecoveryController,
  ClientConfigController,
  DeleteAccountController,
  DemoSignInController,
  ExportAccountController,
  FinishGoogleSignInController,
  FollowChangesController,
  LogoutController,
  MeController,
  OpenRecoveredSessionController,
  PrepareGoogleSignInController,
  RefreshSessionController,
  SaveGardenController,
  SignOutEverywhereController,
  StartGoogleSignInController,
  VerifyGoogleTokenController,
];

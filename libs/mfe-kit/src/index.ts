export * from './router';
export type { Session, SessionUser } from './session/session';
export { sessionStore, useSession } from './session/session-store';
export { openSignIn, signInStore, type SignInRequest, type SignInType } from './sign-in/sign-in-store';
export {
  alertStore,
  dismissAlert,
  showAlert,
  type Alert,
  type AlertKind,
  type AlertRequest,
} from './alerts/alert-store';
export { createDraftStore, type DraftLoad, type DraftOptions, type DraftStore } from './drafts/draft-store';
export type { DraftConflict, DraftFollower, DraftLink } from './drafts/draft-link';
export { departures } from './drafts/departures';
export { browserDrafts } from './drafts/owned-drafts';
export { useDraft } from './drafts/use-draft';
export {
  createGardenSummaryHandOver,
  createHandOver,
  type PersistedNavigationState,
  type ReceivedState,
} from './drafts/persisted-navigation-state';
export { themeStore, useTheme, type ThemeChoice } from './theme/theme-store';
export {
  defineRemote,
  isRemoteRoutes,
  type RemoteOffers,
  type RemoteRoute,
  type RemoteRoutes,
  type StepsMoved,
} from './remote/remote-routes';
export { lazyPage } from './remote/lazy-page';
export { RemoteError, type RemoteErrorCode } from './remote/remote-error';
export { startWorker } from './remote/worker-scripts';
export { newId } from './new-id';
export { createStore, useStore, type Store } from './store';

export * from './account';
export * from './add-garden-event';
export * from './add-journal-entry';
export * from './add-reminder';
export * from './adopt-branch';
export * from './begin-branch';
export * from './add-note-device';
export * from './choose-calendar-contents';
export * from './choose-morning-note';
export * from './fetch-morning-note';
export * from './fetch-calendar-address';
export * from './fetch-own-kinds';
export * from './fetch-varieties';
export * from './remove-own-kind';
export * from './save-own-kind';
export { readKindsOf } from './read-kinds-of';
export { kindsAskedBy, useKinds } from './use-kinds';
export * from './make-calendar-address';
export * from './remove-note-device';
export * from './revoke-calendar-address';
export * from './send-example-note';
export { fetchBranchesKey } from './branch-keys';
export * from './change-branch';
export * from './change-layout';
export * from './choose-place';
export * from './correct-garden-event';
export * from './correct-journal-entry';
export * from './delete-reminder';
export * from './discard-branch';
export * from './edit-reminder';
export * from './end-reminder';
export * from './fetch-branch';
export * from './fetch-branches';
export * from './fetch-companion-plants';
export * from './fetch-dashboard';
export * from './fetch-filler-plants';
export * from './fetch-garden-activities';
export * from './fetch-garden-analytics';
export * from './fetch-gardens';
export * from './fetch-journal-entries';
export * from './fetch-layout';
export * from './fetch-manager-plants';
export * from './fetch-past';
export * from './fetch-place';
export * from './fetch-organic-pest-control-plants';
export * from './fetch-pollinator-plants';
export * from './fetch-rotation-facts';
export * from './fetch-season';
export * from './fetch-season-facts';
export * from './fetch-user-reminders';
export { createLayoutSaver } from './layout-saver';
export * from './move-reminder';
export * from './read-keys';
export * from './read-plants';
export * from './request';
export * from './rename-branch';
export * from './restore-branch';
export * from './restore-garden-event';
export * from './restore-journal-entry';
export * from './restore-reminder';
export * from './save-garden';
export { layoutKeys, type RefusedChange, type SendAct } from './save-layout-draft';
export * from './save-plants';
export * from './send-contact-message';
export * from './session';
export * from './snooze-reminder';
export * from './update-plant-health-rating';
export * from './update-planting-dates';
export * from './update-reminder';
export * from './water-all-plants';
export { applySeasonChanges } from './waiting/apply-season-changes';
export { isKeptId } from './waiting/done-commands';
export { rewriteKeptEntry, useCanRewrite } from './waiting/rewrite-kept';
export {
  fateOfKept,
  keptCommands,
  leaveOutKept,
  onKeptCommands,
  useKeptCommands,
  useWillBeSent,
  withKept,
} from './waiting/kept-commands';
export { watchPageHide } from './watch-page-hide';
export * from './withdraw-garden-event';
export * from './withdraw-journal-entry';
export { type Changes, onChanges } from './changes';

export {
  ActorClosedError,
  type AppendRequest,
  type AppendResult,
  CommandIdReusedError,
  EventTooLargeError,
  MAX_EVENT_SIZE,
} from './append';
export {
  type Change as LoggedChange,
  listChangesOf,
  nextVisibleChanges,
  type VisibleChanges,
  visiblePosition,
} from './changes';
export { closeActor, type CloseActorRequest } from './close-actor';
export { ContendedStreamError } from './contended-stream';
export { connectToNats } from './connect-to-nats';
export * from './decider';
export * from './event';
export * from './event-store';
export * from './feed/feed';
export { createJetStreamFeed } from './feed/jetstream-feed';
export { createTableFeed } from './feed/table-feed';
export * from './handle-command';
export { inTransaction } from './in-transaction';
export {
  type OwnWritesRequest,
  ownWritesWithin,
  readWithOwnWrites,
  type ReadStatement,
  waitForOwnWrites,
} from './own-writes';
export type { ApplyObserver } from './projection/lock-generation';
export { confirmDefinition, DefinitionChangedError } from './projection/confirm-definition';
export * from './projection/define-projection';
export { missingReadModels, projectionStatus, type ProjectionStatus } from './projection/projection-status';
export { rebuildProjection } from './projection/rebuild-projection';
export { releaseParked, skipParked } from './projection/release-parked';
export { runProjection, type RunningProjection } from './projection/run-projection';
export { PLANTED_EVENTS, type EventTopic } from './relay/event-message';
export type { PublishObserver } from './relay/publisher';
export { startRelay, type Relay } from './relay/relay';
export { migrateEventStore } from './schema/migrate';
export { shareDecryption } from './share-decryption';
export { shareUpcast } from './share-upcast';
export { StateCache } from './state-cache';
export { createStreamStates } from './stream-states';
export * from './upcast';

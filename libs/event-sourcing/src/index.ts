export * from './append';
export * from './decider';
export * from './event';
export * from './event-store';
export * from './feed/feed';
export { connectToNats } from './connect-to-nats';
export { createJetStreamFeed } from './feed/jetstream-feed';
export { createTableFeed } from './feed/table-feed';
export * from './handle-command';
export { waitForOwnWrites } from './own-writes';
export {
  defineProjection,
  type Projection,
  type ProjectionHandler,
  type ProjectionTransaction,
} from './projection/define-projection';
export { handlersOf } from './projection/handlers-of';
export { projectionStatus, type ProjectionStatus } from './projection/projection-status';
export { rebuildProjection } from './projection/rebuild-projection';
export { releaseParked, skipParked } from './projection/release-parked';
export { runProjection, type RunningProjection } from './projection/run-projection';
export { PLANTED_EVENTS, type EventTopic } from './relay/event-message';
export { startRelay, type Relay } from './relay/relay';
export { migrateEventStore } from './schema/migrate';
export * from './upcast';

export * from './append';
export * from './decider';
export * from './event';
export * from './event-store';
export * from './handle-command';
export { migrateEventStore } from './schema/migrate';
export * from './upcast';

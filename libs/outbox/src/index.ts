export { firstKeyOf } from './after-refusal';
export { type Commands, type CommandStore, withMemory } from './command-store';
export { createOutbox, type Fate, type Outbox } from './create-outbox';
export type { NewCommand, Outcome, Refusal, WaitingCommand } from './waiting-command';

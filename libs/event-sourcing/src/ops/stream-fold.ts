import { fold, type Decider } from '../decider';
import type { DomainEvent, RecordedEvent } from '../event';

/** How the state of one kind of stream is shown to operators: by the fold that decides commands. */
export type StreamFold = {
  /** What its streams begin with: 'garden' of 'garden-<uuid>'. */
  readonly kind: string;
  /** The state that these events, in their current versions, lead to. */
  readonly stateOf: (events: readonly RecordedEvent[]) => unknown;
};

/** Lets operators see the streams of a kind as they were: `events show <kind> <id> --at <time>`. */
export const streamFold = <State, Event extends DomainEvent>(
  kind: string,
  decider: Pick<Decider<never, State, Event, unknown>, 'initialState' | 'evolve'>,
): StreamFold => ({
  kind,
  // The registered upcasters are what makes stored data this decider's events.
  stateOf: (events) => fold(decider, events as unknown as readonly RecordedEvent<Event>[]),
});

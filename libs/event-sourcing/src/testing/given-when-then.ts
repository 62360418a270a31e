import { fold, type Decider, type Decision } from '../decider';
import type { DomainEvent } from '../event';

/**
 * The specification language of deciders:
 * `specify(garden).given(gardenSaved).when(saveLayout).thenEvents(layoutSaved)`.
 */
export function specify<Command, State, Event extends DomainEvent, Refusal>(
  decider: Decider<Command, State, Event, Refusal>,
) {
  const given = (...past: Event[]) => {
    const state = fold(decider, past);
    return {
      when: (command: Command) => outcome(decider, state, decider.decide(state, command)),
      /** The state that the past alone leads to. */
      thenState: (expected: State) => expect(state).toEqual(expected),
    };
  };
  return { given, when: (command: Command) => given().when(command) };
}

function outcome<Command, State, Event extends DomainEvent, Refusal>(
  decider: Decider<Command, State, Event, Refusal>,
  before: State,
  decision: Decision<Event, Refusal>,
) {
  return {
    /** Exactly these events, in this order. */
    thenEvents: (...events: Event[]) => expect(decision).toEqual({ ok: true, events }),
    thenNothing: () => expect(decision).toEqual({ ok: true, events: [] }),
    thenRefused: (refusal: Refusal) => expect(decision).toEqual({ ok: false, refusal }),
    /** The state after the decided events. */
    thenState: (expected: State) =>
      expect(decision.ok ? fold(decider, decision.events, before) : before).toEqual(expected),
  };
}

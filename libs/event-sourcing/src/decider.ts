import type { DomainEvent } from './event';

/** What a decider answers: new events, or a refusal that names the rule. Never a thrown string. */
export type Decision<Event, Refusal> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Pure rules of one kind of stream. Time, ids and randomness come in through the command. */
export type Decider<Command, State, Event extends DomainEvent, Refusal> = {
  readonly initialState: State;
  /** Decides over the state that past events led to; changes nothing itself. */
  decide(state: State, command: Command): Decision<Event, Refusal>;
  /** Applies one event; must accept every event ever stored, since it refuses nothing. */
  evolve(state: State, event: Event): State;
};

export const accept = <Event>(...events: Event[]): { ok: true; events: readonly Event[] } => ({
  ok: true,
  events,
});

export const refuse = <Refusal>(refusal: Refusal): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal,
});

/** The state that these events lead to, from `initialState` or from an earlier state. */
export function fold<State, Event extends DomainEvent>(
  decider: Pick<Decider<never, State, Event, unknown>, 'initialState' | 'evolve'>,
  events: Iterable<Event>,
  from: State = decider.initialState,
): State {
  let state = from;
  for (const event of events) state = decider.evolve(state, event);
  return state;
}

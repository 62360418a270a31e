import type { DomainEvent, LoggedEvent } from '../event';
import type { ProjectionHandler } from './define-projection';

type TypedHandlers<Event extends DomainEvent> = {
  readonly [Type in Event['type']]?: ProjectionHandler<LoggedEvent<Extract<Event, { type: Type }>>>;
};

/**
 * The handlers of a projection, each typed by the event it takes: `handlersOf<GardenEvent>({ GardenSaved: … })`.
 * The readings of the upcaster are what makes stored data these events.
 */
export const handlersOf = <Event extends DomainEvent>(handlers: TypedHandlers<Event>) =>
  handlers as unknown as Readonly<Record<string, ProjectionHandler>>;

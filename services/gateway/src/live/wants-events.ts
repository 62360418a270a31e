import type { IncomingHttpHeaders } from 'node:http';
import { logPosition } from '@planted/contracts';

type Told = Pick<IncomingHttpHeaders, 'accept'> & {
  readonly 'last-event-id'?: string | string[] | undefined;
};

/** Whether the client takes server-sent events: EventSource asks for nothing else. */
export const wantsEvents = ({ accept = '' }: Told): boolean =>
  accept.split(',').some((each) => each.split(';', 1)[0]?.trim().toLowerCase() === 'text/event-stream');

/** The id of the last event that a browser has heard; undefined where it names none, or none of ours. */
export function positionIn({ 'last-event-id': id }: Told): number | undefined {
  if (id === undefined || id === '') return undefined;
  const position = logPosition.safeParse(id);
  return position.success ? position.data : undefined;
}

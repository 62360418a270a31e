import { headers, type MsgHdrs } from '@nats-io/transport-node';
import type { LoggedEvent } from '../event';

/** Where events are on NATS. Tests use names of their own. */
export type EventTopic = {
  /** The JetStream stream. */
  readonly streamName: string;
  /** Subjects are `<prefix>.<service>.<type>.<stream>`. */
  readonly subjectPrefix: string;
};

export const PLANTED_EVENTS: EventTopic = { streamName: 'PLANTED_EVENTS', subjectPrefix: 'planted.events' };

export const SEQUENCE_HEADER = 'Event-Sequence';

/** The subject of an event; characters that mean something to NATS become '_'. */
export function subjectOf({ subjectPrefix }: EventTopic, { metadata, type, stream }: LoggedEvent): string {
  return [subjectPrefix, ...[metadata.service, type, stream].map(toToken)].join('.');
}

/**
 * What a subject filter ('*' for one word, '>' for the rest) lets through, as a regular expression over a subject without
 * its prefix.
 * @returns null when no subject of this topic can match.
 */
export function subjectPattern(
  { subjectPrefix }: Pick<EventTopic, 'subjectPrefix'>,
  filter: string,
): string | null {
  const wanted = filter.split('.');
  for (const word of subjectPrefix.split('.')) {
    const first = wanted[0] === '>' ? '>' : wanted.shift();
    if (first === '>') break;
    if (first !== '*' && first !== word) return null;
  }
  const words = wanted.map((word) => {
    if (word === '>') return '.+';
    return word === '*' ? '[^.]+' : word.replace(/[^A-Za-z0-9_-]/g, '\\$&');
  });
  return `^${words.join('\\.')}$`;
}

export function headersOf(event: LoggedEvent): MsgHdrs {
  const result = headers();
  result.set(SEQUENCE_HEADER, String(event.sequence));
  return result;
}

export const encodeEvent = (event: LoggedEvent): string => JSON.stringify(event);

/** The event in a message; undefined when someone else has put it there. */
export function decodeEvent(message: { json(): unknown }): LoggedEvent | undefined {
  try {
    const event = message.json();
    return isLoggedEvent(event) ? event : undefined;
  } catch {
    return undefined;
  }
}

function isLoggedEvent(value: unknown): value is LoggedEvent {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sequence' in value &&
    Number.isSafeInteger(value.sequence) &&
    'metadata' in value &&
    'type' in value
  );
}

const toToken = (text: string) => text.replace(/[^A-Za-z0-9_-]/g, '_') || '_';

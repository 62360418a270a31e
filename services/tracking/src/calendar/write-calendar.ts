import { toText } from '@planted/season';
import type { FeedEvent } from './publish-entries';

/** Most octets of a line without its break (RFC 5545 §3.1). */
const MOST_OCTETS = 75;
/** How often a calendar is to ask again; most do as they like. */
const ASK_AGAIN = 'PT6H';

/** A calendar must have a component (RFC 5545 §3.6), also where there is nothing to tell. */
const NOTHING = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * The calendar as text/calendar (RFC 5545, 7986): days without a time zone, ends excluded. The same events give the same
 * bytes.
 */
export function writeCalendar(events: readonly FeedEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Planted//Garden calendar//EN',
    'CALSCALE:GREGORIAN',
    'NAME:Planted',
    'X-WR-CALNAME:Planted',
    `REFRESH-INTERVAL;VALUE=DURATION:${ASK_AGAIN}`,
    `X-PUBLISHED-TTL:${ASK_AGAIN}`,
    ...(events.length === 0 ? NOTHING : events.flatMap(linesOf)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function linesOf({ name, day, sequence, modified, words }: FeedEvent): string[] {
  const time = `${modified.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  return [
    'BEGIN:VEVENT',
    `UID:${name}@planted`,
    // Without a METHOD it is when the entry was changed last (RFC 5545 §3.8.7.2).
    `DTSTAMP:${time}`,
    `LAST-MODIFIED:${time}`,
    `SEQUENCE:${sequence}`,
    `DTSTART;VALUE=DATE:${dateOf(day)}`,
    `DTEND;VALUE=DATE:${dateOf(day + 1)}`,
    `SUMMARY:${escapeText(words?.summary ?? 'No longer planned')}`,
    ...(words?.description ? [`DESCRIPTION:${escapeText(words.description)}`] : []),
    `STATUS:${words ? 'CONFIRMED' : 'CANCELLED'}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

const dateOf = (day: number): string => toText(day).replaceAll('-', '');

/** Text as a value (RFC 5545 §3.3.11); what no text may have is left out. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    // oxlint-disable-next-line no-control-regex -- they are what is left out
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A content line in parts of at most 75 octets, each after the first behind a space; no character is cut. */
function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MOST_OCTETS) return line;
  const parts: string[] = [];
  let [part, octets] = ['', 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      parts.push(part);
      [part, octets] = ['', 1];
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

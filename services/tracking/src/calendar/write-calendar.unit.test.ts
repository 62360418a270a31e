import { toDay, toText } from '@planted/season';
import fc from 'fast-check';
import ICAL from 'ical.js';
import ical from 'node-ical';
import { type FeedEvent } from './publish-entries';
import { writeCalendar } from './write-calendar';

const event = (day: string, more: Partial<FeedEvent> = {}): FeedEvent => ({
  ...{ name: 'a-sow', day: toDay(day), sequence: 3, modified: '2027-04-09T06:07:08.900Z' },
  words: { summary: 'Sow Radish', description: '2 squares in Kitchen Bed' },
  ...more,
});

interface Read {
  readonly uid: string;
  readonly summary: string;
  readonly description: string | undefined;
  readonly sequence: number;
  readonly status: string;
  readonly from: string;
  readonly to: string;
}

/** As ical.js reads it, which throws at whatever is no content line. */
function byIcalJs(text: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const read = new ICAL.Event(component);
    expect([read.startDate.isDate, read.startDate.zone.tzid]).toEqual([true, 'floating']);
    return {
      ...{ uid: read.uid, summary: read.summary, description: read.description ?? undefined },
      sequence: Number(component.getFirstPropertyValue('sequence')),
      status: String(component.getFirstPropertyValue('status')),
      ...{ from: read.startDate.toString(), to: read.endDate.toString() },
    };
  });
}

/** A day as node-ical has it: midnight of this machine. */
const localDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => `${part}`.padStart(2, '0'))
    .join('-');

function byNodeIcal(text: string): Read[] {
  return Object.values(ical.sync.parseICS(text)).flatMap((read) => {
    if (read.type !== 'VEVENT') return [];
    expect(read.datetype).toBe('date');
    return [
      {
        ...{ uid: read.uid, summary: read.summary, description: read.description || undefined },
        ...{ sequence: Number(read.sequence), status: String(read.status) },
        ...{ from: localDay(read.start), to: localDay(read.end) },
      },
    ];
  });
}

/** Bytes of the longest line, without its break. */
const longestLine = (text: string): number =>
  Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));

/** Words as gardeners write them: long, with emoji, from right to left, with what is special in a calendar. */
const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        'Sow',
        '🥕',
        '👩🏽‍🌾',
        'שלום',
        'مرحبا',
        ',',
        ';',
        '\\',
        ':',
        '"',
        'é',
        '𓆏',
        'BEGIN:VEVENT',
        '\n',
        ' ',
      ),
      { minLength: 1, maxLength: 60 },
    )
    .map((parts) => parts.join(' ')),
);
/** What a calendar's text may not have as it is, or not at all. */
const UNWRITABLE = /[\p{Cc}\u2028\u2029]/gu;
/** What a reader makes of spaces at the ends is its own affair. */
const text = words.map((each) => `x${each.replaceAll(UNWRITABLE, (it) => (it === '\n' ? it : '-'))}x`);
const events = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid(),
      day: fc.integer({ min: 20_000, max: 24_000 }),
      sequence: fc.nat(99),
      summary: text,
      description: text,
      isGone: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 12 },
  )
  .map((rows) =>
    rows.map(({ id, day, sequence, summary, description, isGone }) =>
      event(toText(day), { name: `${id}-sow`, sequence, words: isGone ? null : { summary, description } }),
    ),
  );

const expected = (written: readonly FeedEvent[]): Read[] =>
  written.map(({ name, day, sequence, words: said }) => ({
    uid: `${name}@planted`,
    summary: said?.summary ?? 'No longer planned',
    description: said?.description ?? undefined,
    ...{ sequence, status: said ? 'CONFIRMED' : 'CANCELLED', from: toText(day), to: toText(day + 1) },
  }));

describe('a calendar as text', () => {
  it('TEL-2 is what RFC 5545 says, to the byte', () => {
    expect(writeCalendar([event('2028-02-28')]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Planted//Garden calendar//EN',
      'CALSCALE:GREGORIAN',
      'NAME:Planted',
      'X-WR-CALNAME:Planted',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
      'BEGIN:VEVENT',
      'UID:a-sow@planted',
      'DTSTAMP:20270409T060708Z',
      'LAST-MODIFIED:20270409T060708Z',
      'SEQUENCE:3',
      'DTSTART;VALUE=DATE:20280228',
      'DTEND;VALUE=DATE:20280229',
      'SUMMARY:Sow Radish',
      'DESCRIPTION:2 squares in Kitchen Bed',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each(['2028-02-28', '2028-02-29', '2027-02-28', '2027-12-31'])(
    'TEL-3 lasts the whole of %s, and its end is excluded',
    (day) => {
      for (const read of [byIcalJs, byNodeIcal])
        expect(read(writeCalendar([event(day)]))).toMatchObject([{ from: day, to: toText(toDay(day) + 1) }]);
    },
  );

  it('TEL-2 is read by two readers as it was meant, whatever is in it, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(events, (written) => {
        const calendar = writeCalendar(written);
        expect(longestLine(calendar)).toBeLessThanOrEqual(75);
        expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(byIcalJs(calendar)).toEqual(expected(written));
        expect(byNodeIcal(calendar)).toEqual(expected(written));
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ...['\r', '\r\n', '\u2028', '\u2029'].map((it) => [it, '\n'] as const),
    ...['\u0000', '\u000b', '\u001f', '\u007f'].map((it) => [it, ''] as const),
  ])('TEL-2 has %j in a text as %j', (typed, meant) => {
    const written = event('2027-04-10', { words: { summary: `a${typed}b`, description: null } });
    for (const read of [byIcalJs, byNodeIcal])
      expect(read(writeCalendar([written]))).toMatchObject([{ summary: `a${meant}b` }]);
  });

  it('TEL-2 has at most 10,000 entries, and both readers read them all', () => {
    const many = Array.from({ length: 10_000 }, (_, at) =>
      event(toText(21_000 + Math.floor(at / 20)), { name: `${at}-sow` }),
    );
    const calendar = writeCalendar(many);
    expect(byIcalJs(calendar)).toHaveLength(10_000);
    expect(byNodeIcal(calendar)).toHaveLength(10_000);
  });

  it('TEL-2 is a calendar for both readers where there is nothing to tell', () => {
    const calendar = writeCalendar([]);
    expect(new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents()).toHaveLength(1);
    expect(byNodeIcal(calendar)).toEqual([]);
  });
});

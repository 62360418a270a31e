import type { CalendarContents } from '@planted/contracts';

interface OfAddress {
  readonly actorId: string;
  /** The version that the page shows. */
  readonly expectedVersion: number;
}

interface MakeCalendarAddress extends OfAddress {
  readonly type: 'MakeCalendarAddress';
  /** SHA-256 of the token, in hexadecimal. */
  readonly tokenHash: string;
  readonly hint: string;
  readonly timeZone: string;
  readonly contents: CalendarContents;
}

interface ChooseCalendarContents extends OfAddress {
  readonly type: 'ChooseCalendarContents';
  readonly contents: CalendarContents;
}

interface RevokeCalendarAddress extends OfAddress {
  readonly type: 'RevokeCalendarAddress';
}

export type CalendarCommand = MakeCalendarAddress | ChooseCalendarContents | RevokeCalendarAddress;

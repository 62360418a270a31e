/** What the section is about, which stands there before its code does. */
export const CALENDAR_TITLE = 'Your garden in your calendar';
export const CALENDAR_TEXT =
  'An address that your calendar reads by itself, a few times a day. Dates that move here move there.';

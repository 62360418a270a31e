import { z } from 'zod';
import { plain } from './text-privacy';

/** Longest free text a person may send in one field, in characters. */
export const MAX_NOTE = 2000;

const CONTROL_BUT_SPACING = /[^\P{Cc}\t\n\r]/u;

/** Text of a person: well-formed Unicode, no control characters but tab and line break, at most `max` characters. */
export const freeText = (max = MAX_NOTE) =>
  z
    .string()
    .max(max, `must be ${max} characters or fewer`)
    .refine((text) => !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(text), {
      error: 'must be well-formed text',
    })
    .refine((text) => !CONTROL_BUT_SPACING.test(text), { error: 'must not contain control characters' });

/** '#rrggbb'. */
export const hexColor = plain(
  z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a color such as #e68a58'),
  'a color',
);

/** 'YYYY-MM-DD' that names a real day. */
export const calendarDay = plain(z.iso.date('must be a date such as 2026-05-21'), 'a date');

export const uuid = plain(z.uuid('must be a valid id'), 'an id');

/** Text of a person, trimmed, that must not be empty then. */
export const writtenText = (max = MAX_NOTE) => freeText(max).trim().min(1, 'must not be empty');

/** A timestamp with its offset, ISO 8601, that names a real day. */
export const moment = z.iso.datetime({
  offset: true,
  error: 'must be a date and time such as 2026-05-21T18:00:00Z',
});

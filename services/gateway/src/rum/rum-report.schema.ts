import type { RumReport } from '@planted/contracts/rum-report';
import { z } from 'zod';

/** A page that is open for a day opens and breaks no more often than this. */
const MOST = 1000;
const TEN_MINUTES = 600_000;
const FRONT_ENDS = 10;
const VITALS = 5;

const name = z.string().regex(/^(shell|mfe_[a-z]{1,30})$/);
const count = z.number().int().min(0).max(MOST);

/** What a page may report: names and numbers, and nothing with room for a word about a person. */
export const rumReport = z.strictObject({
  figures: z
    .array(
      z.strictObject({
        frontEnd: name,
        version: z.string().regex(/^[\w.+-]{1,40}$/),
        views: count,
        errors: count,
        vitals: z
          .array(
            z.strictObject({
              name: z.enum(['LCP', 'FCP', 'INP', 'TTFB', 'CLS']),
              value: z.number().min(0).max(TEN_MINUTES),
            }),
          )
          .max(VITALS),
      }),
    )
    .min(1)
    .max(FRONT_ENDS),
}) satisfies z.ZodType<RumReport>;

import { z } from 'zod';

/** What one plant does to another as its neighbor (2 §3 'Companion relation'), with the reason and how well it is known. */
export const companionRelation = z.object({
  /** Id of the other plant. */
  id: z.string(),
  relation: z.enum(['good', 'moderate', 'bad']),
  /** The kind of the reason, e.g. 'shares-disease'. */
  mechanism: z.string().optional(),
  /** One sentence for the gardener. */
  reason: z.string(),
  /** Measured in a trial, observed by growers, or handed down as garden lore. */
  evidence: z.enum(['trial', 'observed', 'tradition']),
  /** What was tried where it was not these two side by side in a bed. */
  measured: z.enum(['on-relative', 'as-crop-before', 'in-laboratory']).optional(),
});
export type CompanionRelation = z.infer<typeof companionRelation>;

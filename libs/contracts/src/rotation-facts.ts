import { z } from 'zod';

const advised = {
  /** Full years without any host before the crop comes again; null: never again. */
  years: z.number().int().positive().nullable(),
  /** As a precaution, or only where the trouble was seen in the bed. */
  applies: z.enum(['always', 'once-seen']),
  evidence: z.enum(['trial', 'extension', 'tradition']),
  /** Keys of the page of sources. */
  source: z.array(z.string()),
  sentence: z.string(),
  note: z.string(),
  exempt: z.array(
    z.enum([
      'containers',
      'house plants',
      'new soil',
      'resistant varieties',
      'perennials left in place',
      'flowers',
    ]),
  ),
};

/** When a kind should not come back to its ground, as `libs/rotation` takes it. A crop or host is a family or the id of a plant. */
export const rotationFacts = z.object({
  about: z.string(),
  default: z.object({ ...advised, mixed_families: z.string() }),
  rules: z.array(
    z.object({
      ...advised,
      id: z.string(),
      crops: z.array(z.string()),
      hosts: z.array(z.string()),
      except: z.array(z.string()).optional(),
      cause: z.string(),
    }),
  ),
  not_promised: z.array(z.object({ what: z.string(), sentence: z.string(), source: z.array(z.string()) })),
});

/** What the rules ask of a kind. */
export const rotationKind = z.object({
  id: z.string(),
  family: z.string(),
  isAnnual: z.boolean(),
  isFlower: z.boolean(),
  isHousePlant: z.boolean(),
});

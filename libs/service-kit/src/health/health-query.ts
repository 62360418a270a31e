import { type Message, nothing } from '@planted/contracts';
import { z } from 'zod';

/** What one service says of the parts it depends on. */
export const healthReport = z.object({
  postgres: z.enum(['connected', 'unreachable']),
  /** By read model: events in the log that it has not shown yet. */
  readModels: z.record(z.string(), z.object({ lag: z.number().int() })),
});
export type HealthReport = z.output<typeof healthReport>;

/** Every service answers it; the kit does so for them. */
export const healthQuery = (
  service: Message<z.ZodType, z.ZodType>['service'],
): Message<typeof nothing, typeof healthReport> => ({
  kind: 'query',
  service,
  name: 'health',
  input: nothing,
  output: healthReport,
});

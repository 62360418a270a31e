import { type Message, nothing } from '@planted/contracts';
import { z } from 'zod';

/** What one service says of the parts it depends on. */
export const healthReport = z.object({
  postgres: z.enum(['connected', 'unreachable']),
  readModels: z.record(
    z.string(),
    z.object({
      /** Events in the log that it has not shown yet; below 0 where it has shown some that the log has lost. */
      lag: z.number().int(),
      /** Events that it could not apply and that wait for a fix; absent when there are none. */
      parked: z.number().int().optional(),
      /** Its tables are gone. */
      missing: z.boolean().optional(),
    }),
  ),
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

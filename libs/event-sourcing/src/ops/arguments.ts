import { Argument, InvalidArgumentError } from 'commander';
import type { OpsReadModel, OpsTool } from './ops-tool';

/** A whole number from 0. @throws InvalidArgumentError, which tells the operator. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('Must be a whole number.');
  return Number(text);
}

/** A timestamp in ISO 8601, such as 2026-05-01 or 2026-05-01T08:00:00Z; in UTC where it names no zone. */
export function timestamp(text: string): string {
  const zoned = /^\d{4}-\d{2}-\d{2}T[^Z+]*$/.test(text) ? `${text}Z` : text;
  const time = /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? new Date(zoned) : new Date(Number.NaN);
  if (Number.isNaN(time.getTime())) {
    throw new InvalidArgumentError('Must be a date or time such as 2026-05-01 or 2026-05-01T08:00:00Z.');
  }
  return time.toISOString();
}

/** A read model by its name. */
export const readModelArgument = ({ readModels }: Pick<OpsTool, 'readModels'>, name = '<read-model>') =>
  new Argument(name, 'its name, such as tracking.dashboard').argParser((text): OpsReadModel => {
    const found = readModels.find(({ projection }) => projection.id === text);
    if (found) return found;
    throw new InvalidArgumentError(
      `Known read models: ${readModels.map(({ projection }) => projection.id).join(', ')}.`,
    );
  });

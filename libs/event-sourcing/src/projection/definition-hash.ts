import { createHash } from 'node:crypto';
import type { ProjectionDefinition } from './define-projection';

/**
 * Tells two definitions of a read model's tables apart: SHA-256, in hex, of the tables' names and of the SQL that creates
 * them, however that is laid out, without its comments.
 */
export const definitionHash = ({ tables, create }: Pick<ProjectionDefinition, 'tables' | 'create'>): string =>
  createHash('sha256')
    .update(JSON.stringify([tables, laidOutPlainly(create)]))
    .digest('hex');

const laidOutPlainly = (sql: string): string =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([(),;]) ?/g, '$1')
    .trim();

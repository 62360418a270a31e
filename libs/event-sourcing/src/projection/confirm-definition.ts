import type { Queryable } from '../read-events';
import type { Projection } from './define-projection';
import { definitionHash } from './definition-hash';

/** The SQL of a read model was changed, and its version was not raised. */
export class DefinitionChangedError extends Error {
  override readonly name = 'DefinitionChangedError';
  readonly code = 'projection-definition-changed';
}

/**
 * Checks that the live tables were created by the SQL of this code, where they are of its version; tables from before
 * this was known are taken for what this code would create.
 * @throws DefinitionChangedError, or PostgreSQL's errors.
 */
export async function confirmDefinition(db: Queryable, projection: Projection): Promise<void> {
  const { id, version } = projection;
  const hash = definitionHash(projection);
  await db.query(
    `update event_store.projections set definition_hash = $3
     where name = $1 and version = $2 and status = 'live' and definition_hash is null`,
    [id, version, hash],
  );
  const { rowCount } = await db.query(
    `select from event_store.projections
     where name = $1 and version = $2 and status = 'live' and definition_hash <> $3`,
    [id, version, hash],
  );
  if (rowCount === 0) return;
  throw new DefinitionChangedError(
    `${id}: its SQL (tables, create) is not what the live tables were created by, and both say version ${version}. ` +
      `Raise 'version' in its defineProjection({…}) to ${version + 1}: the next start then rebuilds it beside the ` +
      `live tables. Where only you have seen version ${version}: npm run ops -- read-models rebuild ${id}`,
  );
}

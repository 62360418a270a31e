/** The role that the product connects as: it owns the product's database, and is no superuser. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runStatements } from './single-user.mjs';

/** In the data folder that has the role, so that copies of it have it too. */
const MARK = 'plain-role';
/** What initdb's superuser is called afterwards. No one can connect as it; `postgres --single` is it. */
const SUPERUSER = 'postgres';
/** Renames the superuser, and is gone afterwards. */
const HELPER = 'planted_helper';
/**
 * What of the database the role has to own: the kind of it, its name, and where PostgreSQL lists it. A sequence of a
 * column goes with its table.
 */
const OWNED = [
  ['schema', `quote_ident(nspname)`, `pg_namespace where nspowner = 10 and ${isOurs('nspname')}`],
  [
    'table',
    'c.oid::regclass',
    `pg_class c where c.relowner = 10 and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
     and ${isOurs('c.relnamespace::regnamespace::text')} and not exists (
       select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i'))`,
  ],
  [
    'routine',
    'p.oid::regprocedure',
    `pg_proc p where p.proowner = 10 and ${isOurs('p.pronamespace::regnamespace::text')}`,
  ],
  [
    'type',
    't.oid::regtype',
    `pg_type t where t.typowner = 10 and ${isOurs('t.typnamespace::regnamespace::text')} and (
       t.typtype in ('e', 'd', 'r') or t.typrelid in (select oid from pg_class where relkind = 'c'))`,
  ],
];

/** @param {string} schema an expression */
function isOurs(schema) {
  return `${schema} !~ '^pg_' and ${schema} <> 'information_schema'`;
}

/**
 * Gives the data folder its plain role, where it has none yet: earlier releases connected as initdb's superuser, who
 * had the role's name and owns all that they made. All of it is done or nothing, and done again it changes nothing.
 * @param {object} options
 * @param {import('./single-user.mjs').Place} options.place
 * @param {string} options.cluster that no server runs on
 * @param {string} options.role its name; initdb was given the same
 * @param {string} options.database the role's
 * @param {(line: string) => void} options.log
 * @throws with what PostgreSQL said
 */
export function ensurePlainRole({ place, cluster, role, database, log }) {
  const mark = join(cluster, MARK);
  if (existsSync(mark)) return;
  log('Giving the product a role of its own in the database…');
  const owned = OWNED.map(
    ([kind, name, where]) =>
      `for each in select format('alter ${kind} %s owner to ${role}', ${name}) from ${where} loop execute each; end loop;`,
  );
  const body = [
    // Whoever is the session's user cannot be renamed.
    `if (select rolname from pg_authid where oid = 10) = '${role}' then create role ${HELPER} superuser;`,
    `set session authorization ${HELPER}; alter role ${role} rename to ${SUPERUSER};`,
    `set session authorization ${SUPERUSER}; drop role ${HELPER}; end if;`,
    // The password goes over to the role as it is stored.
    `if not exists (select from pg_authid where rolname = '${role}') then`,
    `select format('create role ${role} password %L', rolpassword) into each from pg_authid where oid = 10;`,
    `execute each; end if; alter role ${SUPERUSER} nologin password null;`,
    // To make and drop databases is what tests and benchmarks need, also while PostgreSQL cleans up in one.
    `alter role ${role} login nosuperuser createdb nocreaterole noreplication nobypassrls;`,
    `grant pg_signal_backend to ${role};`,
    `alter database ${database} owner to ${role};`,
    ...owned,
  ];
  const block = `do $block$ declare each text; begin set local search_path to ''; ${body.join(' ')} end $block$`;
  // A line break would end the statement.
  const statement = block.replaceAll(/\s*\n\s*/g, ' ');
  try {
    runStatements(place, cluster, database, [statement]);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database in ${cluster} could not be given a role for the product:\n${reason}`);
  }
  writeFileSync(mark, `${role}\n`);
}

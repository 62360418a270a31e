import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session has a secret after the other; those that stood until now must be refreshed within the hour. */
export class SessionSecrets1763770000000 implements MigrationInterface {
  readonly name = 'SessionSecrets1763770000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table identity.sessions add column id uuid not null default gen_random_uuid();
      alter table identity.sessions alter column id drop default;
      alter table identity.sessions drop constraint sessions_pkey;
      alter table identity.sessions add primary key (id);
      create table identity.session_secrets (
        token_hash bytea primary key,
        session_id uuid not null references identity.sessions (id) on delete cascade,
        created_at timestamptz not null,
        good_until timestamptz not null,
        spent_at timestamptz,
        salt bytea,
        check ((spent_at is null) = (salt is null))
      );
      create index session_secrets_by_session on identity.session_secrets (session_id);
      insert into identity.session_secrets (token_hash, session_id, created_at, good_until)
        select token_hash, id, created_at, least(expires_at, now() + interval '1 hour') from identity.sessions;
      alter table identity.sessions drop column token_hash;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table identity.sessions add column token_hash bytea;
      update identity.sessions s set token_hash = k.token_hash
        from identity.session_secrets k where k.session_id = s.id and k.spent_at is null;
      drop table identity.session_secrets;
      delete from identity.sessions where token_hash is null;
      alter table identity.sessions drop column id;
      alter table identity.sessions add primary key (token_hash);
    `);
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TokenSessions1763764000000 implements MigrationInterface {
  readonly name = 'TokenSessions1763764000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identity.signing_keys (
        kid uuid primary key,
        created_at timestamptz not null,
        private_jwk jsonb not null
      );
      revoke all on identity.signing_keys from public;
      create table identity.token_sessions (
        id uuid primary key,
        user_id uuid not null references identity.users (id) on delete cascade,
        aal text not null check (aal in ('aal1', 'aal2')),
        amr jsonb not null,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        ended_at timestamptz
      );
      create index token_sessions_by_user on identity.token_sessions (user_id);
      create table identity.refresh_tokens (
        token_hash bytea primary key,
        session_id uuid not null references identity.token_sessions (id) on delete cascade,
        created_at timestamptz not null,
        spent_at timestamptz,
        salt bytea,
        check ((spent_at is null) = (salt is null))
      );
      create index refresh_tokens_by_session on identity.refresh_tokens (session_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'drop table identity.refresh_tokens; drop table identity.token_sessions; drop table identity.signing_keys',
    );
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuthCodes1763771000001 implements MigrationInterface {
  readonly name = 'AuthCodes1763771000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identity.auth_codes (
        code_hash bytea primary key,
        code_challenge text not null,
        user_id uuid not null references identity.users (id) on delete cascade,
        method text not null,
        session_id uuid references identity.token_sessions (id) on delete cascade,
        linked jsonb,
        expires_at timestamptz not null,
        check ((session_id is null) = (linked is null))
      );
      create index auth_codes_by_expiry on identity.auth_codes (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table identity.auth_codes');
  }
}

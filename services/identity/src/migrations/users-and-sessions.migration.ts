import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UsersAndSessions1763712000000 implements MigrationInterface {
  readonly name = 'UsersAndSessions1763712000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identity.users (
        id uuid primary key,
        issuer text not null,
        subject text not null,
        given_name text not null,
        profile_picture_url text,
        created_at timestamptz not null,
        unique (issuer, subject)
      );
      create table identity.sessions (
        token_hash bytea primary key,
        user_id uuid not null references identity.users (id) on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz
      );
      create index sessions_by_user on identity.sessions (user_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table identity.sessions; drop table identity.users');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Recoveries1763774000000 implements MigrationInterface {
  readonly name = 'Recoveries1763774000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identity.email_addresses (
        user_id uuid primary key references identity.users (id) on delete cascade,
        email_hash bytea not null unique,
        sealed_email text not null,
        verified_at timestamptz not null
      );
      create table identity.recoveries (
        token_hash bytea primary key,
        user_id uuid not null references identity.users (id) on delete cascade,
        redirect_to text not null,
        code_challenge text,
        expires_at timestamptz not null,
        spent_at timestamptz
      );
      create index recoveries_by_user on identity.recoveries (user_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table identity.recoveries; drop table identity.email_addresses');
  }
}

import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Factors1763767000000 implements MigrationInterface {
  readonly name = 'Factors1763767000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identity.factors (
        id uuid primary key,
        user_id uuid not null references identity.users (id) on delete cascade,
        friendly_name text not null,
        sealed_secret text not null,
        status text not null check (status in ('unverified', 'verified')),
        created_at timestamptz not null,
        updated_at timestamptz not null,
        last_step bigint not null default -1,
        tries integer not null default 0,
        tried_at timestamptz
      );
      create unique index factors_by_name on identity.factors (user_id, friendly_name) where friendly_name <> '';
      create table identity.factor_challenges (
        id uuid primary key,
        factor_id uuid not null references identity.factors (id) on delete cascade,
        expires_at timestamptz not null,
        answered_at timestamptz
      );
      create index factor_challenges_by_factor on identity.factor_challenges (factor_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table identity.factor_challenges; drop table identity.factors');
  }
}

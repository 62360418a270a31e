import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Redirects1763772000000 implements MigrationInterface {
  readonly name = 'Redirects1763772000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identity.redirects (
        state_hash bytea primary key,
        browser_hash bytea,
        goal jsonb not null,
        code_verifier text not null,
        nonce text not null,
        expires_at timestamptz not null,
        taken_at timestamptz
      );
      create index redirects_by_expiry on identity.redirects (expires_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table identity.redirects');
  }
}

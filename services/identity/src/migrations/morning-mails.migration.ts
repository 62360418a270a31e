import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The last day for which each person was written to. */
export class MorningMails1764250000000 implements MigrationInterface {
  readonly name = 'MorningMails1764250000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identity.morning_mails (
        user_id uuid primary key references identity.users (id) on delete cascade,
        day date not null,
        begun_at timestamptz not null,
        -- Null while it is handed over, and for good where nobody knows whether it was.
        sent_at timestamptz
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table identity.morning_mails');
  }
}

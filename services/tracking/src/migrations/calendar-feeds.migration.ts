import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What calendars were told last: which numbers a feed has given, no event says. */
export class CalendarFeeds1764200000000 implements MigrationInterface {
  readonly name = 'CalendarFeeds1764200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table tracking.calendar_feeds (
        owner_id uuid primary key,
        -- Encrypted under the gardener's key; null before the first reading.
        sealed_entries text,
        read_at timestamptz not null
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table tracking.calendar_feeds');
  }
}

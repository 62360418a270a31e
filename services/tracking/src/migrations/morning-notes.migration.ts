import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was sent of the notes of the morning: no event says it. */
export class MorningNotes1764250000000 implements MigrationInterface {
  readonly name = 'MorningNotes1764250000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- One row for each device, and for the letters of a gardener, whose channel is the gardener's id.
      create table tracking.note_claims (
        channel uuid primary key,
        owner_id uuid not null,
        -- The last day on the gardener's calendar that somebody took on.
        day date not null,
        is_done boolean not null,
        -- Until then it is whoever took it on; another one may go on from then.
        taken_until timestamptz not null,
        tries integer not null
      );
      create index note_claims_by_owner on tracking.note_claims (owner_id);
      create table tracking.note_devices (
        id uuid primary key,
        owner_id uuid not null,
        -- Of the address at the push service, which is one browser's: it is told of one gardener.
        endpoint_hash bytea not null unique,
        -- Encrypted under the gardener's key.
        sealed_subscription text not null,
        sealed_name text not null,
        added_at timestamptz not null
      );
      create index note_devices_by_owner on tracking.note_devices (owner_id);
      create table tracking.push_keys (
        is_the_one boolean primary key check (is_the_one),
        public_key text not null,
        -- Encrypted under the master key.
        sealed_private_key text not null
      );
      create table tracking.note_letters (
        token_hash text primary key,
        owner_id uuid not null
      );
      create index note_letters_by_owner on tracking.note_letters (owner_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'drop table tracking.note_letters; drop table tracking.push_keys; drop table tracking.note_devices; drop table tracking.note_claims',
    );
  }
}

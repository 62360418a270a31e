import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ContactMessages1763762400000 implements MigrationInterface {
  readonly name = 'ContactMessages1763762400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table community.contact_messages (
        id uuid primary key,
        gardener_id uuid,
        email text not null,
        message text not null,
        created_at timestamptz not null
      );
      create index contact_messages_by_time on community.contact_messages (created_at, id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table community.contact_messages');
  }
}

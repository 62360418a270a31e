import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person may have several identities; those who signed in before keep the one they had. */
export class Identities1763771000000 implements MigrationInterface {
  readonly name = 'Identities1763771000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identity.identities (
        id uuid primary key,
        user_id uuid not null references identity.users (id) on delete cascade,
        issuer text not null,
        subject text not null,
        given_name text not null,
        profile_picture_url text,
        created_at timestamptz not null,
        last_sign_in_at timestamptz not null,
        unique (issuer, subject)
      );
      create index identities_by_user on identity.identities (user_id);
      insert into identity.identities
        select gen_random_uuid(), id, issuer, subject, given_name, profile_picture_url, created_at, created_at
        from identity.users;
      alter table identity.users drop column issuer, drop column subject;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table identity.users add column issuer text, add column subject text;
      update identity.users u set issuer = i.issuer, subject = i.subject
        from (select distinct on (user_id) * from identity.identities order by user_id, created_at) i
        where i.user_id = u.id;
      alter table identity.users alter column issuer set not null, alter column subject set not null,
        add unique (issuer, subject);
      drop table identity.identities;
    `);
  }
}

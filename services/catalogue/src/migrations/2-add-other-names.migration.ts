import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Other names that a search finds a plant by, and what gardeners type for them. An older instance leaves them empty. */
export class AddOtherNames1795000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table catalogue.plants
        add column other_names text[] not null default '{}',
        add column misspelled_names text[] not null default '{}'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table catalogue.plants drop column other_names, drop column misspelled_names');
  }
}

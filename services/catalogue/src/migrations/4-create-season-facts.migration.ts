import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When and how each plant is grown, in a table of its own: the plant table answers with all of its columns. It references
 * no plant, since an older instance, which replaces the plants when it starts, does not know of it.
 */
export class CreateSeasonFacts1795000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table catalogue.season_facts (
        plant_id text collate "C" not null constraint season_facts_pkey primary key,
        fact jsonb not null
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table catalogue.season_facts');
  }
}

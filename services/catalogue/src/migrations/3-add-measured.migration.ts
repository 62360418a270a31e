import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was tried where a pair itself was not. The rows come with the facts, which are loaded again when they change. */
export class AddMeasured1795000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table catalogue.plant_relations
        add column measured text
          constraint plant_relations_measured_check
          check (measured in ('on-relative', 'as-crop-before', 'in-laboratory'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table catalogue.plant_relations drop column measured');
  }
}

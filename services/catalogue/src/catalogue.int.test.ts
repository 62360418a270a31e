import { fetchSeasonFactsQuery, plant, readPlantsQuery } from '@planted/contracts';
import { asGuest, startServices, type TestServices } from '@planted/service-kit/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { catalogueService } from './catalogue.service';
import { catalogueFacts } from './plant-table/catalogue-facts';
import { loadCatalogue } from './plant-table/load-catalogue';

describe('the catalogue', () => {
  let services: TestServices;
  let pool: pg.Pool;
  let dataSource: DataSource;
  const facts = catalogueFacts();
  const later = new Date('2026-06-01T00:00:00Z');

  beforeAll(async () => {
    services = await startServices([catalogueService]);
    pool = new pg.Pool({ connectionString: services.databaseUrl });
    dataSource = await new DataSource({
      type: 'postgres',
      url: services.databaseUrl,
      entities: [...(catalogueService.entities ?? [])],
    }).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await pool.end();
    await services.stop();
  });

  const readPlants = () => services.messaging.send(readPlantsQuery, {}, asGuest());
  const readSeasons = async () => (await services.messaging.send(fetchSeasonFactsQuery, {}, asGuest())).data;
  const contentHash = async () => (await pool.query('select content_hash from catalogue.loaded_facts')).rows;

  it('FIND-3 answers all plants in every field, by plant_name ascending', async () => {
    const plants = await readPlants();
    const byName = facts.plants.toSorted((a, b) => (a.plant_name < b.plant_name ? -1 : 1));
    expect(plants).toEqual(byName);
    expect(Object.keys(plants[0] ?? {}).sort()).toEqual(Object.keys(plant.shape).sort());
  });

  it('holds every relation', async () => {
    const { rows } = await pool.query('select count(*)::int as relations from catalogue.plant_relations');
    expect(rows).toEqual([{ relations: facts.relations.length }]);
  });

  it('has tables that are what the entities say', async () => {
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it('loads nothing when the facts are those that it holds', async () => {
    expect(await loadCatalogue(dataSource, facts, later)).toBe(false);
  });

  it('loads again, as a whole, when a release brings other facts', async () => {
    const [first, ...others] = facts.plants;
    if (!first) throw new Error('there are plants');
    const changed = {
      plants: [{ ...first, short_description: 'Changed by an upgrade.' }, ...others.slice(0, 9)],
      relations: [],
      seasons: facts.seasons.slice(0, 10),
      contentHash: 'another',
    };
    expect(await loadCatalogue(dataSource, changed, later)).toBe(true);
    expect(await readPlants()).toHaveLength(10);
    expect(await readSeasons()).toHaveLength(10);
    expect(await contentHash()).toEqual([{ content_hash: 'another' }]);

    expect(await loadCatalogue(dataSource, facts, later)).toBe(true);
    expect(await readPlants()).toHaveLength(facts.plants.length);
    expect(await readSeasons()).toHaveLength(facts.plants.length);
    expect(await contentHash()).toEqual([{ content_hash: facts.contentHash }]);
  });

  it('keeps what it holds when new facts cannot be stored', async () => {
    const [first] = facts.plants;
    if (!first) throw new Error('there are plants');
    const twice = { plants: [first, first], relations: [], seasons: [], contentHash: 'broken' };
    await expect(loadCatalogue(dataSource, twice, later)).rejects.toThrow(/plants_pkey/);
    expect(await readPlants()).toHaveLength(facts.plants.length);
  });

  it('is loaded once when several processes load at the same time', async () => {
    await pool.query('delete from catalogue.loaded_facts');
    const loads = await Promise.all(Array.from({ length: 4 }, () => loadCatalogue(dataSource, facts, later)));
    expect(loads.filter((loaded) => loaded)).toHaveLength(1);
    expect(await readPlants()).toHaveLength(facts.plants.length);
  });
});

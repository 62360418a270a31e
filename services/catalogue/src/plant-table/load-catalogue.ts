import type { DataSource, EntityManager } from 'typeorm';
import type { CatalogueFacts } from './catalogue-facts';
import { LoadedFactsEntity } from './loaded-facts.entity';
import { PlantEntity } from './plant.entity';
import { PlantRelationEntity } from './plant-relation.entity';
import { SeasonFactEntity } from './season-fact.entity';

/** Any constant: of several processes that start at once, one loads and the others find it done. */
const LOAD_LOCK = 3_408_117_262;

/**
 * Fills the plant tables from the facts, unless they were filled from the very same facts before. All in one
 * transaction, so that a reader sees the old rows or the new ones, never none.
 * @returns whether anything was loaded.
 */
export async function loadCatalogue(
  dataSource: DataSource,
  facts: CatalogueFacts,
  now: Date,
): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    await manager.query('select pg_advisory_xact_lock($1)', [LOAD_LOCK]);
    const loaded = await manager.findOneBy(LoadedFactsEntity, { only_row: true });
    if (loaded?.content_hash === facts.contentHash) return false;
    await replaceRows(manager, facts);
    await manager.save(LoadedFactsEntity, {
      only_row: true,
      content_hash: facts.contentHash,
      loaded_at: now,
    });
    return true;
  });
}

async function replaceRows(
  manager: EntityManager,
  { plants, relations, seasons }: CatalogueFacts,
): Promise<void> {
  await manager.deleteAll(SeasonFactEntity);
  await manager.deleteAll(PlantRelationEntity);
  await manager.deleteAll(PlantEntity);
  await manager.insert(PlantEntity, [...plants]);
  await manager.insert(PlantRelationEntity, [...relations]);
  await manager.insert(
    SeasonFactEntity,
    seasons.map((fact) => ({ plant_id: fact.id, fact })),
  );
}

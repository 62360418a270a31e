import type { SeasonFact } from '@planted/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When and how each plant is grown; always read as a whole. */
@Entity({ name: 'season_facts', schema: 'catalogue' })
export class SeasonFactEntity {
  /** Ordered by code point, so that the order is the same on every server. */
  @PrimaryColumn({ type: 'text', collation: 'C', primaryKeyConstraintName: 'season_facts_pkey' })
  plant_id!: string;
  @Column('jsonb') fact!: SeasonFact;
}

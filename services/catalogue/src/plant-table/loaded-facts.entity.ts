import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One row: which facts the tables were filled from. The same for everybody. */
@Check('loaded_facts_only_row_check', 'only_row')
@Entity({ name: 'loaded_facts', schema: 'catalogue' })
export class LoadedFactsEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'loaded_facts_pkey' })
  only_row!: boolean;
  @Column('text') content_hash!: string;
  @Column('timestamptz') loaded_at!: Date;
}

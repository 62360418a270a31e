import type { RelationFact } from '@planted/catalogue-data';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PlantEntity } from './plant.entity';

/** What two plants do to each other as neighbors; each unordered pair is listed once. The same for everybody. */
@Check('plant_relations_relation_check', `relation in ('good', 'moderate', 'bad')`)
@Check('plant_relations_evidence_check', `evidence in ('trial', 'observed', 'tradition')`)
@Check('plant_relations_measured_check', `measured in ('on-relative', 'as-crop-before', 'in-laboratory')`)
@Entity({ name: 'plant_relations', schema: 'catalogue' })
export class PlantRelationEntity implements RelationFact {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'plant_relations_pkey' })
  @ForeignKey(() => PlantEntity, { name: 'plant_relations_a_fkey' })
  a!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'plant_relations_pkey' })
  @ForeignKey(() => PlantEntity, { name: 'plant_relations_b_fkey' })
  @Index('plant_relations_by_b')
  b!: string;

  @Column('text') relation!: RelationFact['relation'];
  @Column('text') mechanism!: RelationFact['mechanism'];
  @Column('text') reason!: string;
  @Column('text') evidence!: RelationFact['evidence'];
  @Column('text', { nullable: true }) measured!: NonNullable<RelationFact['measured']> | null;
}

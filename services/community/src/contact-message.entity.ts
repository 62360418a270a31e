import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A message to the makers. */
@Entity({ name: 'contact_messages' })
export class ContactMessageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Who was signed in; null for a guest. */
  @Column('uuid', { name: 'gardener_id', nullable: true })
  gardenerId!: string | null;

  /** Where an answer is wished for: what the sender typed, not proven to be theirs. */
  @Column('text')
  email!: string;

  @Column('text')
  message!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}

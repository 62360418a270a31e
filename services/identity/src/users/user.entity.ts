import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

/** A person who has signed in. */
@Entity({ name: 'users' })
@Unique(['issuer', 'subject'])
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** Who vouches for the person, and the person's id there: together they are the identity. */
  @Column('text')
  issuer!: string;

  @Column('text')
  subject!: string;

  @Column('text', { name: 'given_name' })
  givenName!: string;

  @Column('text', { name: 'profile_picture_url', nullable: true })
  picture!: string | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;
}

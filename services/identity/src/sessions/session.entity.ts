import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One signed-in browser. */
@Entity({ name: 'sessions' })
export class SessionEntity {
  /** SHA-256 of the token in the cookie: who reads the table cannot take over a session. */
  @PrimaryColumn('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}

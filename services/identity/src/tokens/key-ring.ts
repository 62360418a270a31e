import { Inject, Injectable } from '@nestjs/common';
import { publicKey } from '@planted/contracts';
import { CLOCK, type Clock, MASTER_KEY, type MasterKey, POOL } from '@planted/service-kit';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import type { Pool } from 'pg';
import { v4 as uuidv4 } from 'uuid';
import type { z } from 'zod';
import { planKeys } from './plan-keys';
import { decryptJwk, encryptJwk, type StoredJwk } from './encrypted-jwk';

export type PublicKey = z.output<typeof publicKey>;

export interface SigningKey {
  readonly kid: string;
  readonly createdAt: Date;
  readonly publicKey: PublicKey;
  readonly privateKey: CryptoKey;
}

interface KeyRow {
  readonly kid: string;
  readonly created_at: Date;
  readonly private_jwk: StoredJwk;
}

/** How long what was read is believed, in milliseconds; far shorter than a key is published ahead. */
const READ_AGAIN_AFTER = 60_000;
/** Name of the PostgreSQL advisory lock under which a key is made, so that instances of the service make one. */
const MAKING_A_KEY = 'identity.signing_keys';

/**
 * The ES256 keys of the sign-in service: kept in PostgreSQL under the master key, changed every 30 days, shared by all
 * its instances.
 */
@Injectable()
export class KeyRing {
  private keys: readonly SigningKey[] = [];
  private readAt = Number.NEGATIVE_INFINITY;

  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(MASTER_KEY) private readonly master: MasterKey,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async signingKey(): Promise<SigningKey> {
    const { signsWith } = planKeys(await this.current(), this.clock());
    if (!signsWith) throw new Error('there is no signing key');
    return signsWith;
  }

  async publishedKeys(): Promise<readonly PublicKey[]> {
    const { published } = planKeys(await this.current(), this.clock());
    return published.map((key) => key.publicKey);
  }

  private async current(): Promise<readonly SigningKey[]> {
    const now = this.clock().getTime();
    const isFresh = Math.abs(now - this.readAt) < READ_AGAIN_AFTER;
    if (isFresh && !planKeys(this.keys, this.clock()).isKeyDue) return this.keys;
    let keys = await this.read();
    if (planKeys(keys, this.clock()).isKeyDue) {
      await this.makeKey();
      keys = await this.read();
    }
    this.keys = keys;
    this.readAt = now;
    return keys;
  }

  private async read(): Promise<SigningKey[]> {
    const { rows } = await this.pool.query<KeyRow>(
      'select kid, created_at, private_jwk from identity.signing_keys order by created_at desc',
    );
    return Promise.all(
      rows.map((row) => this.keys.find(({ kid }) => kid === row.kid) ?? this.decrypted(row)),
    );
  }

  /** Another instance may have made it in the meantime. */
  private async makeKey(): Promise<void> {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true });
    const kid = uuidv4();
    const jwk = encryptJwk(this.master, kid, await exportJWK(privateKey));
    const client = await this.pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [MAKING_A_KEY]);
      const { rows } = await client.query<{ created_at: Date }>(
        'select created_at from identity.signing_keys',
      );
      const known = rows.map((row) => ({ createdAt: row.created_at }));
      if (planKeys(known, this.clock()).isKeyDue) {
        await client.query(
          'insert into identity.signing_keys (kid, created_at, private_jwk) values ($1, $2, $3)',
          [kid, this.clock(), jwk],
        );
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }

  private async decrypted({ kid, created_at, private_jwk: stored }: KeyRow): Promise<SigningKey> {
    // From before there was a master key.
    if (stored.sealed === undefined)
      await this.pool.query('update identity.signing_keys set private_jwk = $2 where kid = $1', [
        kid,
        encryptJwk(this.master, kid, stored),
      ]);
    const jwk = decryptJwk(this.master, kid, stored);
    const privateKey = (await importJWK(jwk, 'ES256')) as CryptoKey;
    const shared = publicKey.parse({ ...jwk, kid, alg: 'ES256', use: 'sig' });
    return { kid, createdAt: created_at, publicKey: shared, privateKey };
  }
}

import { Inject, Injectable } from '@nestjs/common';
import { MASTER_KEY, type MasterKey, POOL } from '@planted/service-kit';
import type { Pool } from 'pg';
import webPush from 'web-push';

const PURPOSE = 'push-key';

interface KeyPair {
  /** In base64url, as browsers are given it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

interface KeyRow {
  readonly public_key: string;
  readonly sealed_private_key: string;
}

/**
 * By which push services know this installation (RFC 8292): made once, when first needed, and kept under the master key.
 * Whatever browsers have subscribed to is bound to it.
 */
@Injectable()
export class PushKeys {
  private known: KeyPair | undefined;

  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(MASTER_KEY) private readonly master: MasterKey,
  ) {}

  /** @throws Error where it was encrypted under another master key */
  async read(): Promise<KeyPair> {
    this.known ??= await this.readOrMake();
    return this.known;
  }

  private async readOrMake(): Promise<KeyPair> {
    const stored = (await this.stored()) ?? (await this.make());
    const secret = this.master.decrypt(PURPOSE, stored.sealed_private_key);
    if (!secret) throw new Error('the push key is not encrypted with this master key');
    return { publicKey: stored.public_key, privateKey: secret.toString('base64url') };
  }

  private async stored(): Promise<KeyRow | undefined> {
    const { rows } = await this.pool.query<KeyRow>(
      'select public_key, sealed_private_key from tracking.push_keys',
    );
    return rows[0];
  }

  /** Another copy may have made it in the meantime: the first one counts. */
  private async make(): Promise<KeyRow> {
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    await this.pool.query(
      `insert into tracking.push_keys (is_the_one, public_key, sealed_private_key) values (true, $1, $2)
       on conflict do nothing`,
      [publicKey, this.master.encrypt(PURPOSE, Buffer.from(privateKey, 'base64url'))],
    );
    const made = await this.stored();
    if (!made) throw new Error('could not make a push key');
    return made;
  }
}

import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { NoteDevice, PushSubscription } from '@planted/contracts';
import {
  type Clock,
  CLOCK,
  PERSONAL_DATA,
  type PersonalData,
  POOL,
  RefusalError,
} from '@planted/service-kit';
import type { Pool } from 'pg';

/** Most devices of a gardener; beyond, one is to be turned off first. */
const MOST_DEVICES = 20;

interface DeviceRow {
  readonly id: string;
  readonly sealed_name: string;
  readonly added_at: Date;
}

/**
 * The browsers that a gardener is told in. Their addresses at push services are kept in rows, encrypted under the
 * gardener's key, and not in events: what is turned off is forgotten (decision 0194).
 */
@Injectable()
export class NoteDevices {
  constructor(
    @Inject(POOL) private readonly pool: Pool,
    @Inject(PERSONAL_DATA) private readonly personal: PersonalData,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * A browser is told of one gardener: whoever turned it on last. Its own gardener's device keeps its id.
   * @throws RefusalError invalid where there are too many
   */
  async add(
    owner: string,
    device: { readonly id: string; readonly name: string; readonly subscription: PushSubscription },
  ): Promise<string> {
    const { id, name, subscription } = device;
    const [sealedSubscription, sealedName] = await Promise.all([
      this.personal.encrypt(owner, JSON.stringify(subscription)),
      this.personal.encrypt(owner, name),
    ]);
    const { rows } = await this.pool.query<{ id: string }>(
      `insert into tracking.note_devices as d (id, owner_id, endpoint_hash, sealed_subscription, sealed_name, added_at)
       select $1, $2, $3, $4, $5, $6
       where (select count(*) from tracking.note_devices where owner_id = $2 and endpoint_hash <> $3) < ${MOST_DEVICES}
       on conflict (endpoint_hash) do update set
         id = case when d.owner_id = excluded.owner_id then d.id else excluded.id end, owner_id = excluded.owner_id,
         sealed_subscription = excluded.sealed_subscription, sealed_name = excluded.sealed_name,
         added_at = case when d.owner_id = excluded.owner_id then d.added_at else excluded.added_at end
       returning id`,
      [id, owner, hashOf(subscription.endpoint), sealedSubscription, sealedName, this.clock()],
    );
    const [row] = rows;
    if (row) return row.id;
    throw new RefusalError({
      code: 'invalid',
      message: `Notifications are on in ${MOST_DEVICES} browsers. Turn one off first.`,
    });
  }

  /** The gardener's, the oldest first. */
  async list(owner: string): Promise<NoteDevice[]> {
    const { rows } = await this.pool.query<DeviceRow>(
      'select id, sealed_name, added_at from tracking.note_devices where owner_id = $1 order by added_at, id',
      [owner],
    );
    const decrypt = await this.personal.decrypterFor(owner);
    return rows.map(({ id, sealed_name, added_at }) => ({
      id,
      name: decrypt(sealed_name) ?? '',
      addedAt: added_at.toISOString(),
    }));
  }

  /** Undefined for one that is turned off, or another gardener's. */
  async subscriptionOf(owner: string, id: string): Promise<PushSubscription | undefined> {
    const { rows } = await this.pool.query<{ sealed_subscription: string }>(
      'select sealed_subscription from tracking.note_devices where id = $1 and owner_id = $2',
      [id, owner],
    );
    const text = rows[0] && (await this.personal.decrypt(owner, rows[0].sealed_subscription));
    return text === undefined ? undefined : (JSON.parse(text) as PushSubscription);
  }

  /** @returns false where the gardener has no such device */
  async remove(owner: string, id: string): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `with gone as (delete from tracking.note_devices where id = $1 and owner_id = $2 returning id),
         claim as (delete from tracking.note_claims where channel in (select id from gone))
       select from gone`,
      [id, owner],
    );
    return rowCount === 1;
  }
}

const hashOf = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest();

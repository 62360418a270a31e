import type { AuthFactor } from '@planted/contracts';
import type { Pool } from 'pg';

interface FactorRow {
  readonly id: string;
  readonly friendly_name: string;
  readonly status: AuthFactor['status'];
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** A person's second factors, oldest first, without their secrets. */
export async function readFactors(pool: Pool, userId: string): Promise<AuthFactor[]> {
  const { rows } = await pool.query<FactorRow>({
    name: 'identity.read_factors',
    text: `select id, friendly_name, status, created_at, updated_at
      from identity.factors where user_id = $1 order by created_at, id`,
    values: [userId],
  });
  return rows.map(({ created_at, updated_at, ...factor }) => ({
    ...factor,
    factor_type: 'totp',
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }));
}

/** Whether a person's sign-in asks for more than the provider's word. */
export const isVerified = ({ status }: Pick<AuthFactor, 'status'>): boolean => status === 'verified';

import { Controller, Get, Inject, Res } from '@nestjs/common';
import { MESSAGING, type Messaging, type NatsState } from '@planted/service-kit';
import type { FastifyReply } from 'fastify';
import { type BackupHealth, type Health, readHealth } from './read-health';

export const NATS_STATE = Symbol('NATS_STATE');
export const BACKUP_STATE = Symbol('BACKUP_STATE');

@Controller('/api/health')
export class HealthController {
  constructor(
    @Inject(MESSAGING) private readonly messaging: Messaging,
    @Inject(NATS_STATE) private readonly natsState: () => NatsState,
    @Inject(BACKUP_STATE) private readonly backupState: () => BackupHealth | undefined,
  ) {}

  /** 200 when everything answers, from read models that are whole, else 503; the body is the same. */
  @Get()
  async answer(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const health = await readHealth(this.messaging, this.natsState(), this.backupState());
    if (health.status !== 'ok') reply.status(503).header('retry-after', 2);
    return health;
  }
}

import { randomBytes } from 'node:crypto';
import { connectToNats } from '@planted/event-sourcing';
import {
  helpRequestOf,
  type OpsExit,
  type OpsRequest,
  type OpsTool,
  runOps,
} from '@planted/event-sourcing/ops';
import type { Logger } from 'pino';
import { commonSettings, ConfigurationError, type Environment, readSettings } from '../configuration';
import { openPool } from '../database/open-pool';
import { createEventEncryption } from '../personal-data/event-encryption';
import { createMasterKey } from '../master-key/master-key';
import { readMasterKey } from '../master-key/read-master-key';
import { decryptsKey } from '../personal-data/encrypted-key';
import { createPersonalData } from '../personal-data/personal-data';
import { KEY_SIZE } from '../personal-data/sealed-text';
import type { ServiceDefinition } from '../service-definition';
import { topicOf } from './topic-of';
import { upcasterOf } from './upcaster-of';

export interface OpsOptions extends Pick<OpsRequest, 'args' | 'out' | 'err' | 'screen' | 'signal'> {
  readonly environment: Environment;
  readonly services: readonly ServiceDefinition[];
  readonly log: Logger;
  /** Commands besides those of the services. */
  readonly areas?: OpsRequest['areas'];
}

/** Replays and comparisons ask much of PostgreSQL at once, and an operator can wait. */
const ANY_TIME = 0;
/** A rebuild applies while it reads, and holds its lock on a connection of its own. */
const CONNECTIONS = 8;

/** Help is made from the commands, which have these in hand and use none: it needs no setting, and makes no key. */
const FOR_HELP = {
  url: '',
  servers: undefined,
  namespace: 'planted',
  masterKey: createMasterKey([randomBytes(KEY_SIZE)]),
};

/** Runs one operator's command over the events and read models of these services; answers the exit code. */
export async function runOpsFor({
  environment,
  services,
  log,
  areas = [],
  ...request
}: OpsOptions): Promise<OpsExit> {
  const help = helpRequestOf(request.args);
  const { url, servers, namespace, masterKey } = help ? FOR_HELP : await readServers(environment);
  const pool = openPool({ url, log, size: CONNECTIONS, answerWithin: ANY_TIME });
  const personal = createPersonalData(pool, masterKey);
  const ofServices = {
    environment,
    masterKey,
    personal,
    async forgetSender(email: string) {
      for (const service of services) await service.forgetSender?.(pool, email);
    },
  };
  try {
    return await runOps({
      ...request,
      args: help ?? request.args,
      pool,
      projections: services.flatMap((service) => service.projections ?? []),
      upcaster: upcasterOf(services, createEventEncryption(personal).decrypt),
      folds: services.flatMap((service) => service.folds ?? []),
      areas: [
        ...services.flatMap(({ ops }) => (ops ? [(tool: OpsTool) => ops({ ...tool, ...ofServices })] : [])),
        ...areas,
      ],
      keyTable: { name: 'personal_data.keys', decrypts: (row) => decryptsKey(masterKey, row) },
      topic: topicOf(namespace),
      ...(servers && {
        connectToNats: () => connectToNats({ servers: servers.split(','), name: 'planted-ops' }),
      }),
    });
  } finally {
    await pool.end();
  }
}

/** @throws ConfigurationError that names what is missing */
async function readServers(environment: Environment) {
  const settings = readSettings(commonSettings, environment);
  const { DATABASE_URL: url, NATS_URL: servers, NATS_NAMESPACE: namespace } = settings;
  if (url === undefined) throw new ConfigurationError('Invalid configuration:\n  DATABASE_URL: must be set');
  return { url, servers, namespace, masterKey: await readMasterKey(environment) };
}
